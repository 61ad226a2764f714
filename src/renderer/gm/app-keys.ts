import { inject, type InjectionKey } from 'vue'
import type { Host } from '#gm/host/host.ts'

export const HOST: InjectionKey<Host> = Symbol('host')

/** The machine around the window: files, the players' display. Works in components and in stores. */
export function useHost(): Host {
  const host = inject(HOST)
  if (!host) throw new Error('The app was not started with a host.')
  return host
}
