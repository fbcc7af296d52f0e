import {
  type Refusal,
  type RefusalCode,
  type RefusalKind,
  type Result,
  refusalKind,
  refusalMessage,
} from '@game/domain'
import { TRPCError } from '@trpc/server'

const codes = {
  input: 'BAD_REQUEST',
  size: 'PAYLOAD_TOO_LARGE',
  type: 'UNSUPPORTED_MEDIA_TYPE',
  session: 'UNAUTHORIZED',
  rights: 'FORBIDDEN',
  absent: 'NOT_FOUND',
  rule: 'CONFLICT',
} as const satisfies Record<RefusalKind, TRPCError['code']>

/** The error of a rule that says no: its kind chooses the status, its code is sent as `rule` (rulebook 12.6, 12.7). */
export class RefusalError extends TRPCError {
  readonly rule: RefusalCode
  /** The names and numbers of its text, for translations. */
  readonly facts: Refusal['facts']
  constructor({ rule, facts }: Omit<Refusal, 'ok'>) {
    super({ code: codes[refusalKind(rule)], message: refusalMessage(facts ? { rule, facts } : { rule }) })
    this.rule = rule
    this.facts = facts
  }
}

/** Throws the refusal of this code. */
export function refuse(rule: RefusalCode, facts?: Refusal['facts']): never {
  throw new RefusalError(facts ? { rule, facts } : { rule })
}

/** Answers the value of a result, or throws its refusal. */
export function unwrap<T>(result: Result<T>): T {
  if (!result.ok) throw new RefusalError(result)
  return result.value
}

/** Throws a 404: there is no such thing, or the asker may not see it. */
export function notFound(what: string): never {
  throw new TRPCError({ code: 'NOT_FOUND', message: `${what} not found.` })
}
