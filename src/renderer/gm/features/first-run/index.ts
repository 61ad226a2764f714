export { default as FirstRun } from './FirstRun.vue'
