export { default as HouseRules } from './HouseRules.vue'
