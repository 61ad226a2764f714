import { createApp } from 'vue'
import '#ui/tokens.css'
import { openPlayerFeed } from '#shared/player-feed'
import { keepStrayDropsOut } from '#shared/stray-drops'
import PlayerApp from './PlayerApp.vue'

keepStrayDropsOut(window)
createApp(PlayerApp, { feed: openPlayerFeed() }).mount('#app')
