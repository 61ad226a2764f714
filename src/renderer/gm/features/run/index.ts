export { readDamage } from './actor/damage-text'
export { previewWound, woundCommands } from './actor/wounds'
export { default as RunScreen } from './RunScreen.vue'
export type { Table } from './table'
