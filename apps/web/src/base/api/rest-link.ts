import type { WebCall } from '@game/api/calls'
import type { TRPCLink } from '@trpc/client'
import type { AnyTRPCRouter } from '@trpc/server'
import { observable } from '@trpc/server/observable'
import { callOf } from './calls.ts'
import { CallError, readFailure } from './failure.ts'
import { missingPart, type Part } from './missing-part.ts'

/**
 * `defaultText` returns the text of a failure if the server sends none, `missingText` that of an answer that lacks a part, if
 * this part has a text, `offlineText` that of a server that does not answer.
 */
export type RestLinkOptions = {
  fetch: (path: string, init: RequestInit) => Promise<Response>
  defaultText: (procedure: string, input: unknown) => string
  missingText: (part: Part) => string | undefined
  offlineText: () => string
}

/** Makes the request of a call: GET with its input in the query, POST with it as JSON. */
function requestOf([method, path]: WebCall, input: unknown): [path: string, init: RequestInit] {
  if (method === 'POST') {
    const headers = { 'content-type': 'application/json' }
    return [path, { method, headers, body: JSON.stringify(input ?? {}), credentials: 'same-origin' }]
  }
  const query = new URLSearchParams()
  for (const [key, value] of Object.entries(input ?? {}))
    if (value !== undefined && value !== null) query.set(key, String(value))
  return [query.size > 0 ? `${path}?${query}` : path, { method, credentials: 'same-origin' }]
}

/** Reads the body of an answer: 204 is null; anything but JSON is undefined, and the failure gets the default text. */
async function bodyOf(response: Response): Promise<unknown> {
  if (response.status === 204) return null
  return response.json().catch(() => undefined)
}

/**
 * Sends tRPC's operations as the contract's calls (docs/decisions/one-wire.md). With a `userId` in its context an operation is
 * for that user only: the server refuses it without their session (rulebook 12.33).
 */
export function restLink<Router extends AnyTRPCRouter>(options: RestLinkOptions): TRPCLink<Router> {
  const send = async (
    procedure: string,
    input: unknown,
    signal: AbortSignal | null | undefined,
    { userId }: Record<string, unknown>,
  ): Promise<unknown> => {
    const [path, init] = requestOf(callOf(procedure), input)
    const headers = { ...init.headers, ...(userId !== undefined && { 'x-user-id': String(userId) }) }
    const response = await options.fetch(path, { ...init, headers, signal }).catch((cause: Error) => {
      if (signal?.aborted) throw cause
      throw new CallError(readFailure(0, undefined, options.offlineText()), cause)
    })
    const body = await bodyOf(response)
    const broken = !response.ok || body === undefined
    const missing = broken ? undefined : missingPart(procedure, body)
    if (!broken && !missing) return body
    const text = (missing && options.missingText(missing)) ?? options.defaultText(procedure, input)
    throw new CallError(readFailure(response.status, body, text))
  }
  return () =>
    ({ op }) =>
      observable(observer => {
        send(op.path, op.input, op.signal, op.context).then(
          data => {
            observer.next({ result: { type: 'data', data } })
            observer.complete()
          },
          (error: CallError) => observer.error(error),
        )
      })
}
