import { product, type StreamMessage, type TokenScope } from '@game/domain'
import type { AnyProcedure } from '@trpc/server'
import { z } from 'zod'

const access = z.enum(['public', 'user', 'organiser', 'admin'])
/** Who may call: anybody, signed-in users, admins and the organisers of the event that the call is about, admins. */
export type Access = z.infer<typeof access>

/** When a call was announced as deprecated and when it ends, as days (UTC), and the path of the call to use instead (rulebook 21.15). */
export type Deprecation = { since: string; sunset: string; instead: Path }

type Path = `/api${string}`

/** The path of most calls about events and decks. */
export const gamePath = `/api/${product.slug}` as const

/**
 * What runs a call: a procedure, whose base says who may call, or a route for what is no procedure: a multipart form with a file, a stream
 * of events, or lines of text from a game server.
 */
export type Runner = AnyProcedure | { transport: 'form' | 'stream' | 'lines'; access: Access }

/** A message of the stream that makes what was read before stale; counts come in the message itself (rulebook 12.29). */
type StaleAfter = Exclude<StreamMessage['type'], 'open' | 'missed' | 'counts_changed'>

/** What a feature says of a call besides its procedure. Routes, the OpenAPI document and the web's table of calls follow from it. */
export type CallRecord = {
  /** One sentence for the OpenAPI document. */
  summary: string
  /** What an access token needs to make the call; null for calls about accounts, sessions and tokens, which no token may make. */
  scope: TokenScope | null
  /** Statuses it may refuse with, besides those that follow from its access and input, and any call's 429, 500 and 503. */
  refusals?: readonly (401 | 404 | 406 | 409)[]
  /**
   * The text for a failed call if the server sends none (rulebook 13.32): a key of the web's `errors` texts, `unknown` if left out. `admin`
   * stands for the call's own text in `admin-errors`; until the back-office has loaded those it is `unknown`.
   */
  defaultText?: string
  deprecated?: Deprecation
  /** The reads that a change makes stale, by `feature.verb`; left out by calls that only read. */
  refreshes?: readonly string[]
  /** The part of a read's answer without which no screen can do (rulebook 13.34). */
  needs?: string
  /** The messages of the stream that make a read stale. */
  staleAfter?: readonly StaleAfter[]
  /** The path, if it is not the feature's with the verb in kebab case. */
  path?: Path
  /** The method, if it does not follow from what runs the call: reads are GET, changes and forms POST. */
  method?: 'POST'
}

type Optional = 'deprecated' | 'needs'
/** A call with everything that follows from its record. */
export type Call<Run extends Runner = Runner> = Required<Omit<CallRecord, Optional | 'method'>> &
  Pick<CallRecord, Optional> & { method: 'GET' | 'POST'; access: Access; run: Run }

/** The calls of a feature by their verbs, and the feature's heading in the OpenAPI document. */
export type Feature<Runs extends Record<string, Runner>> = {
  path: Path
  heading: string
  calls: { readonly [Verb in keyof Runs]: Call<Runs[Verb]> }
}

/** The last part of most calls' paths: `get-users` of `getUsers`. */
export const verbPath = (verb: string): string => verb.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)

/** Makes the table of contents of a feature: every call that it has, once. */
export function feature<Runs extends Record<string, Runner>>(
  path: Path,
  heading: string,
  records: { readonly [Verb in keyof Runs]: CallRecord & { run: Runs[Verb] } },
): Feature<Runs> {
  const calls = Object.entries<CallRecord & { run: Runner }>(records).map(([verb, record]) => [
    verb,
    completed(`${path}/${verbPath(verb)}`, record),
  ])
  return { path, heading, calls: Object.fromEntries(calls) }
}

function completed<Run extends Runner>(path: Path, record: CallRecord & { run: Run }): Call<Run> {
  const { run } = record
  const reads = 'transport' in run ? run.transport === 'stream' : run._def.type === 'query'
  return {
    path,
    method: reads ? 'GET' : 'POST',
    access: 'transport' in run ? run.access : z.object({ access }).parse(run._def.meta).access,
    refusals: [],
    defaultText: 'unknown',
    refreshes: [],
    staleAfter: [],
    ...record,
  }
}

/** The calls that the web reads again after every change, besides the change's own `refreshes` (rulebook 13.36). */
export const everyChange = [
  'account.getSessions',
  'account.getUser',
  'catalogue.getPlayers',
  'catalogue.getTeams',
  'deck.getCards',
  'event.getEvent',
  'event.getEvents',
] as const
