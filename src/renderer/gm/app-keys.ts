import { inject, type InjectionKey } from 'vue'
import type { Exporter } from '#gm/exports/exporter.ts'
import type { Host } from '#gm/host/host.ts'
import type { Session } from '#gm/session/session.ts'

export const HOST: InjectionKey<Host> = Symbol('host')

/** The machine around the window: files, the players' display. Works in components and in stores. */
export function useHost(): Host {
  const host = inject(HOST)
  if (!host) throw new Error('The app was not started with a host.')
  return host
}

export const SESSION: InjectionKey<Session> = Symbol('session')

/** The open fight and everything that can be asked of it. */
export function useSession(): Session {
  const session = inject(SESSION)
  if (!session) throw new Error('The app was not started with a session.')
  return session
}

export const EXPORTER: InjectionKey<Exporter> = Symbol('exporter')

export function useExporter(): Exporter {
  const exporter = inject(EXPORTER)
  if (!exporter) throw new Error('The app was not started with its exporter.')
  return exporter
}
