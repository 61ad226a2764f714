import { createApp } from 'vue'
import App from '#gm/App.vue'

createApp(App).mount('#app')
