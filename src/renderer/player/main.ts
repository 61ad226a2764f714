import { createApp } from 'vue'
import '#ui/tokens.css'
import { openPlayerFeed } from '#shared/player-feed'
import PlayerApp from './PlayerApp.vue'

createApp(PlayerApp, { feed: openPlayerFeed() }).mount('#app')
