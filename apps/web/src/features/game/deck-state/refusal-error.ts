import type { Refusal } from '@game/domain'
import { CallError, failureOf } from '../../../base/api/failure.ts'
import { say } from '../../../base/texts/i18n.ts'

/** Makes the error of a refusal that needs no answer of the server. */
export const refusalError = ({ rule, facts }: Refusal): CallError =>
  new CallError({ message: say(`rules:${rule}`, facts), status: 409, rule, facts, body: null })

/** Throws the error of a move again. One that came after the lock says that the deck stayed as it was (rulebook 13.20). */
export function rethrowMoveError(error: unknown): never {
  const failure = failureOf(error)
  throw failure?.rule === 'PHASE_NOT_OPEN'
    ? new CallError({ ...failure, rule: undefined, message: say('deck:justLocked') })
    : error
}
