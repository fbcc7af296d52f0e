import type { RefusalCode } from '@game/domain'
import { TRPCClientError } from '@trpc/client'

/** A failed call: the server's text or the call's default, and the rule if one was broken. */
export type Failure = {
  message: string
  /** HTTP status; 0 if no answer came. */
  status: number
  rule: RefusalCode | undefined
  facts: Readonly<Record<string, string | number>> | undefined
  /** After how many seconds the call may succeed; undefined if the server does not say. */
  retryAfter?: number | undefined
  /** The original body, for calls whose errors carry more (`faults` of a score file). */
  body: unknown
}

/** An error of the REST link with its failure; every failed query and mutation has one. */
export class CallError extends TRPCClientError<never> {
  readonly failure: Failure
  constructor(failure: Failure, cause?: Error) {
    super(failure.message, { cause })
    // TRPCClientError sets its own prototype, which would hide this class from instanceof.
    Object.setPrototypeOf(this, CallError.prototype)
    this.failure = failure
  }
}

/** The failure in an error of a query or mutation, if it came from a call. */
export function failureOf(error: unknown): Failure | undefined {
  return error instanceof CallError ? error.failure : undefined
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
/** Checks only the form, as not every page needs the list of all codes. An unknown code has no translation. */
const isRule = (value: unknown): value is RefusalCode =>
  typeof value === 'string' && /^[A-Z]+(_[A-Z]+)*$/.test(value)
const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)

function factsOf(value: unknown): Failure['facts'] {
  if (!isRecord(value)) return undefined
  const facts: Record<string, string | number> = {}
  for (const [name, fact] of Object.entries(value))
    if (typeof fact === 'string' || typeof fact === 'number') facts[name] = fact
  return facts
}

/** Reads an error's body: `message`, else `error`, else the call's default text; `retryAfter` is the field of that name (rulebook 13.32). */
export function readFailure(
  status: number,
  body: unknown,
  fallback: string,
  retryAfter: string | null = null,
): Failure {
  const fields = isRecord(body) ? body : {}
  return {
    message: text(fields.message) ?? text(fields.error) ?? fallback,
    status,
    rule: isRule(fields.rule) ? fields.rule : undefined,
    facts: factsOf(fields.facts),
    retryAfter: Number(retryAfter) || undefined,
    body,
  }
}
