export { default as KeysDialog } from './KeysDialog.vue'
