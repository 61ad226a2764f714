export { default as PrintRoot } from './PrintRoot.vue'
export { printBlock, printEncounter } from './sheet'
