export { default as InitiativeScreen } from './InitiativeScreen.vue'
