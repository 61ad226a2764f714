export { default as RunScreen } from './RunScreen.vue'
export type { Table } from './table'
