export { default as ImportPanel } from './ImportPanel.vue'
export { planImport, twinFinder, type DuplicateAnswer, type FindTwin, type Known } from './import-plan'
export { resultInWords } from './import-words'
export { useImport } from './use-import'
