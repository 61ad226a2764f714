export { default as DisplayMenu } from './DisplayMenu.vue'
