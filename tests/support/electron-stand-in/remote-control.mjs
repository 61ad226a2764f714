// The test process runs functions in here, as Playwright's electronApp.evaluate does in a real Electron.
import { app } from './app.mjs'
import { makeCodec } from './codec.mjs'

const { encode, decode } = makeCodec()

export function takeOrders(electron) {
  process.on('message', async (order) => {
    if (order.type === 'quit') return app.quit()
    try {
      // The order is the source of a function from the test file itself.
      const run = (0, eval)(`(${order.source})`)
      process.send({ id: order.id, value: encode(await run(electron, decode(order.argument))) })
    } catch (error) {
      process.send({ id: order.id, error: String(error?.stack ?? error) })
    }
  })
  process.on('disconnect', () => app.exit(0))
  process.on('SIGTERM', () => app.exit(0))
}
