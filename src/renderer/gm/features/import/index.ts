export { default as ImportPanel } from './ImportPanel.vue'
export { useImport } from './use-import'
export { planImport, type ImportPlan } from './import-plan'
export { resultInWords } from './import-words'
