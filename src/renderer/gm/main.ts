import { createApp } from 'vue'
import App from '#gm/App.vue'
import { createHost } from '#gm/host/create-host.ts'

createHost()
createApp(App).mount('#app')
