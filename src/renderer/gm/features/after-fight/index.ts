export { default as AfterFight } from './AfterFight.vue'
