import type { Operation, TRPCLink } from '@trpc/client'
import type { AnyTRPCRouter } from '@trpc/server'
import { observable } from '@trpc/server/observable'
import { needs } from './calls.gen.ts'
import { callOf } from './calls.ts'
import { CallError, readFailure } from './failure.ts'

/**
 * `defaultText` returns the text of a failure if the server sends none, `missingText` that of an answer that lacks a part, if
 * this part has a text, `offlineText` that of a server that does not answer.
 */
export type RestLinkOptions = {
  fetch: (path: string, init: RequestInit) => Promise<Response>
  defaultText: (procedure: string, input: unknown) => string
  missingText: (part: string) => string | undefined
  offlineText: () => string
}

/** Makes the request of an operation: GET with its input in the query, POST with it as JSON. Reads are GET where their call says nothing else. */
function requestOf({ path: name, type, input }: Operation): [path: string, init: RequestInit] {
  const { path, method = type === 'query' ? 'GET' : 'POST' } = callOf(name)
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

/** Returns the list, event, clan or date that a call's answer should have and lacks (rulebook 13.34). */
function missingPart(procedure: string, body: unknown): string | undefined {
  const [part, type = 'array'] = needs[procedure] ?? []
  if (part === undefined) return undefined
  const held: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, part) : undefined
  const found = Array.isArray(held) ? 'array' : held === null ? 'null' : typeof held
  return found === type ? undefined : part
}

/**
 * Sends tRPC's operations as calls (docs/decisions/one-wire.md). With a `userId` in its context an operation is
 * for that user only: the server refuses it without their session (rulebook 12.33).
 */
export function restLink<Router extends AnyTRPCRouter>(options: RestLinkOptions): TRPCLink<Router> {
  const send = async (op: Operation): Promise<unknown> => {
    const { path: procedure, input, signal } = op
    const { userId } = op.context
    const [path, init] = requestOf(op)
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
    throw new CallError(readFailure(response.status, body, text, response.headers.get('retry-after')))
  }
  return () =>
    ({ op }) =>
      observable(observer => {
        send(op).then(
          data => {
            observer.next({ result: { type: 'data', data } })
            observer.complete()
          },
          (error: CallError) => observer.error(error),
        )
      })
}
