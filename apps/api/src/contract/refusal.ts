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

/** A rule said no: its kind chooses the status, its name goes along as `rule` (rules.md 10). */
export class RefusalError extends TRPCError {
  readonly rule: RefusalCode
  /** What its text speaks of, so that a translation can say it too. */
  readonly facts: Refusal['facts']
  constructor({ rule, facts }: Omit<Refusal, 'ok'>) {
    super({ code: codes[refusalKind(rule)], message: refusalMessage(facts ? { rule, facts } : { rule }) })
    this.rule = rule
    this.facts = facts
  }
}

export function refuse(rule: RefusalCode, facts?: Refusal['facts']): never {
  throw new RefusalError(facts ? { rule, facts } : { rule })
}

/** The value of a result, or its refusal thrown. */
export function unwrap<T>(result: Result<T>): T {
  if (!result.ok) throw new RefusalError(result)
  return result.value
}

/** What is not there, or not for the asker's eyes. */
export function notFound(what: string): never {
  throw new TRPCError({ code: 'NOT_FOUND', message: `${what} not found.` })
}
