import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { makeCodec } from '../electron-stand-in/codec.mjs'
import { waitForWindow, type DesktopApp, type LaunchOptions } from './desktop-app'

const ROOT = resolve(import.meta.dirname, '../../..')
const { encode, decode } = makeCodec()

interface Message {
  type?: 'ready'
  port?: number
  id?: number
  value?: string
  error?: string
}

export async function launchStandIn(options: LaunchOptions): Promise<DesktopApp> {
  const main = start(options, options.files ?? [])
  const exited = once(main, 'exit')
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${await portOf(main)}`)
  const windows = (): Page[] => browser.contexts().flatMap((context) => context.pages())
  const ask = askIn(main)
  return {
    kind: 'stand-in',
    evaluate: (run, argument) => ask(run.toString(), argument) as never,
    windows,
    window: (page) => waitForWindow(windows, page),
    startAgain: async (...files) => {
      await once(start(options, files), 'exit')
    },
    close: async () => {
      if (main.connected) main.send({ type: 'quit' })
      await exited
      await browser.close()
    },
    kill: async () => {
      main.kill('SIGKILL')
      await exited
    },
  }
}

function start({ userData, displays }: LaunchOptions, files: string[]): ChildProcess {
  return fork(resolve(ROOT, 'out/main/index.js'), [`--user-data-dir=${userData}`, ...files], {
    cwd: ROOT,
    execArgv: ['--import', resolve(import.meta.dirname, '../electron-stand-in/register.mjs')],
    env: { ...process.env, ...(displays && { STAND_IN_DISPLAYS: JSON.stringify(displays) }) },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
}

async function portOf(main: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    main.on('message', ({ type, port }: Message) => {
      if (type === 'ready' && port) resolve(port)
    })
    main.once('exit', () => reject(new Error('The main process ended before it was ready')))
  })
}

/** Each order has a number, and its answer has the same. */
function askIn(main: ChildProcess): (source: string, argument: unknown) => Promise<unknown> {
  const waiting = new Map<number, PromiseWithResolvers<unknown>>()
  let last = 0
  main.on('message', ({ id, value, error }: Message) => {
    const order = id === undefined ? undefined : waiting.get(id)
    if (error !== undefined) order?.reject(new Error(error))
    else if (value !== undefined) order?.resolve(decode(value))
  })
  main.once('exit', () => {
    for (const order of waiting.values()) order.reject(new Error('The main process ended'))
  })
  return (source, argument) => {
    const order = withResolvers<unknown>()
    waiting.set(++last, order)
    main.send({ type: 'evaluate', id: last, source, argument: encode(argument) })
    return order.promise
  }
}

interface PromiseWithResolvers<T> {
  promise: Promise<T>
  resolve: (value: T) => void
  reject: (error: Error) => void
}

/** Promise.withResolvers needs Node 22. */
function withResolvers<T>(): PromiseWithResolvers<T> {
  let resolve!: (value: T) => void
  let reject!: (error: Error) => void
  const promise = new Promise<T>((accept, refuse) => {
    resolve = accept
    reject = refuse
  })
  return { promise, resolve, reject }
}
