export { default as StatBlockEditor } from './StatBlockEditor.vue'
