import {
  type Refusal,
  type RefusalCode,
  type RefusalKind,
  type Result,
  refusalCodes,
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
  frequency: 'TOO_MANY_REQUESTS',
  load: 'SERVICE_UNAVAILABLE',
} as const satisfies Record<RefusalKind, TRPCError['code']>

/** The error of a rule that refuses: its kind determines the status, its code is sent as `rule` (rulebook 12.6, 12.7). */
export class RefusalError extends TRPCError {
  readonly rule: RefusalCode
  /** The names and numbers in its text, for translations. */
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

/** A refusal of something that may succeed after this many seconds; the answer has `Retry-After` (rulebook 12.32). */
export class RetryLaterError extends RefusalError {
  readonly seconds: number
  constructor(rule: RefusalCode, seconds: number) {
    super({ rule })
    this.seconds = seconds
  }
}

/** Returns the value of a result, or throws its refusal. */
export function unwrap<T>(result: Result<T>): T {
  if (!result.ok) throw new RefusalError(result)
  return result.value
}

/** Throws a 404: there is no such thing, or the asker may not see it. */
export function notFound(what: string): never {
  const code = `${what.toUpperCase()}_NOT_FOUND`
  const rule = refusalCodes.find(each => each === code)
  if (rule) refuse(rule)
  throw new TRPCError({ code: 'NOT_FOUND', message: `${what} not found.` })
}
