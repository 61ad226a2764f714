export { default as EncountersScreen } from './EncountersScreen.vue'
