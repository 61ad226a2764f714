export { default as LibraryScreen } from './LibraryScreen.vue'
