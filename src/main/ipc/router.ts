import type { IpcMain, IpcMainInvokeEvent } from 'electron'
import * as v from 'valibot'
import {
  GM_REQUESTS,
  PLAYER_REQUESTS,
  type Answer,
  type Payload,
  type RequestName,
  type Result,
  type Role,
} from '#shared/ipc/contract'
import { PlainError } from '#shared/plain-error'

export type Handlers = {
  [Name in RequestName]: (payload: Payload<Name>) => Result<Name> | Promise<Result<Name>>
}

interface RequestContract {
  payload: v.GenericSchema
  result: v.GenericSchema
}
type AnyHandler = (payload: unknown) => unknown
type Sender = Pick<IpcMainInvokeEvent, 'sender' | 'senderFrame'>

/**
 * Answers every request of the contract, after three checks: the sender is the main frame of a window of
 * the right role, the payload has the listed shape, and so has the result.
 * @param roleOf the role of the window that sent an event, or null when it is none of ours
 */
export function setupRouter(
  ipc: Pick<IpcMain, 'handle'>,
  handlers: Handlers,
  roleOf: (sender: Sender) => Role | null,
): void {
  const register = (role: Role, requests: Record<string, RequestContract>): void => {
    for (const [name, contract] of Object.entries(requests)) {
      const handler = handlers[name as RequestName] as AnyHandler
      ipc.handle(name, (event, ...payload: unknown[]) =>
        answer(name, contract, handler, roleOf(event) === role, payload),
      )
    }
  }
  register('gm', GM_REQUESTS)
  register('player', PLAYER_REQUESTS)
}

async function answer(
  name: string,
  contract: RequestContract,
  handler: AnyHandler,
  isTrusted: boolean,
  payload: unknown[],
): Promise<Answer> {
  try {
    if (!isTrusted || payload.length > 1) throw new Error('refused: not a page that may ask this')
    const value = await handler(v.parse(contract.payload, payload[0]))
    return { ok: true, value: v.parse(contract.result, value) }
  } catch (error) {
    if (error instanceof PlainError) return { ok: false, reason: error.message }
    console.error(`Request ${name} failed:`, error instanceof v.ValiError ? error.message : error)
    return { ok: false, reason: `Turnkeeper could not do this (${name}). Nothing was changed.` }
  }
}
