import type { Query } from '@tanstack/react-query'
import type { Texts } from '../texts/catalogue.ts'
import { calls, type WebCall } from './calls.gen.ts'

/** What the table of calls says of a call, by its name, `feature.verb`. Throws if it has no such feature. */
export function callOf(name: string): WebCall & { path: string } {
  const [feature = '', verb = ''] = name.split('.')
  const found = calls[feature]
  if (!found) throw new Error(`there is no call ${name}`)
  const [path, verbs, refreshes] = found
  const last = verb.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)
  return { path: `${path}/${last}`, ...(refreshes && { refreshes }), ...verbs?.[verb] }
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
  return callOf(procedure).defaultText ?? 'unknown'
}

const hasEvent = (input: unknown) => typeof input === 'object' && input !== null && 'eventId' in input
