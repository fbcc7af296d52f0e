import type { RefusalCode } from '@game/domain'
import { TRPCClientError } from '@trpc/client'

/** What a failed call comes to: the words the server sent or the call's default, and the rule where one was broken. */
export type Failure = {
  message: string
  /** HTTP status; 0 where no answer came. */
  status: number
  rule: RefusalCode | undefined
  facts: Readonly<Record<string, string | number>> | undefined
  /** The body as it came, for calls whose errors carry more (`faults` of a score file). */
  body: unknown
}

/** An error of the REST link with its failure; what every failed query and mutation holds. */
export class CallError extends TRPCClientError<never> {
  readonly failure: Failure
  constructor(failure: Failure, cause?: Error) {
    super(failure.message, { cause })
    // TRPCClientError sets its own prototype, which would hide this class from instanceof.
    Object.setPrototypeOf(this, CallError.prototype)
    this.failure = failure
  }
}

/** The failure of whatever a query or mutation threw, where it came from a call. */
export function failureOf(error: unknown): Failure | undefined {
  return error instanceof CallError ? error.failure : undefined
}
