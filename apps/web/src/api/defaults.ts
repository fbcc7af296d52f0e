import { calls } from '@game/api/calls'
import type { Texts } from '../texts/catalogue.ts'

type DefaultError = Exclude<keyof Texts['errors'], 'missing'>

/**
 * The key, in the `errors` texts, of what a call's failure says by default (rulebook 13.32). A call whose own text is the
 * back-office's has `unknown` here; get-cards without an event is the profile's.
 */
export function defaultError(procedure: string, input: unknown): DefaultError {
  if (procedure === 'deck.getCards' && !hasEvent(input)) return 'loadUserCards'
  const [, , text = 'unknown'] = calls[procedure] ?? []
  return text === 'admin' ? 'unknown' : text
}

const hasEvent = (input: unknown) => typeof input === 'object' && input !== null && 'eventId' in input
