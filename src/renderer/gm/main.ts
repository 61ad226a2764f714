import '#ui/tokens.css'
import { showStartFailure } from '#gm/shell/start-failure.ts'
import { start } from '#gm/start.ts'

start('#app').catch(showStartFailure)
