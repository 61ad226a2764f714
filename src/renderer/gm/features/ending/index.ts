export { default as EndingScreen } from './EndingScreen.vue'
