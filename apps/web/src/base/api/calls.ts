import { calls, verbPath, type WebCall } from '@game/api/calls'
import type { Query } from '@tanstack/react-query'
import type { Texts } from '../texts/catalogue.ts'

const known: Record<string, WebCall> = { ...calls }

/** Registers more calls: those of admins load with the back-office, those of some pages with these. */
export const addCalls = (more: Readonly<Record<string, WebCall>>) => Object.assign(known, more)

/** The contract's entry of a call, by its name, `feature.verb`. */
export function callOf(name: string): WebCall {
  const call = known[name]
  if (!call) throw new Error(`the contract has no ${name}`)
  const [method, path, ...rest] = call
  return [method, path.endsWith('/') ? path + verbPath(name) : path, ...rest]
}

/** The name of the call that a query sends, '' if it sends none. */
const callNameOf = ({ queryKey: [path] }: Query): string => (Array.isArray(path) ? path.join('.') : '')

/** Finds the queries of these calls. */
export function queriesOf(names: readonly string[]) {
  return { predicate: (query: Query) => names.includes(callNameOf(query)) }
}

type DefaultError = Exclude<keyof Texts['errors'], 'missing'>

/**
 * The key, in the `errors` texts, of a call's default failure text (rulebook 13.32). It is `unknown` for a call whose text is
 * in the back-office's texts; get-cards without an event has the profile's text.
 */
export function defaultError(procedure: string, input: unknown): DefaultError {
  if (procedure === 'deck.getCards' && !hasEvent(input)) return 'loadUserCards'
  const [, , text = 'unknown'] = known[procedure] ?? []
  return text === 'admin' ? 'unknown' : text
}

const hasEvent = (input: unknown) => typeof input === 'object' && input !== null && 'eventId' in input
