import { refusalMessage } from '@game/domain'
import { TRPCError } from '@trpc/server'
import { getHTTPStatusCodeFromError } from '@trpc/server/http'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { hasLeft } from '../../ground/call/context.ts'
import { RefusalError, RetryLaterError } from '../../ground/contract/refusal.ts'
import { FaultyFileError } from '../../ground/csv/faulty-file-error.ts'
import { isUnavailable, reasonOf } from '../../ground/db/postgres-error.ts'
import { malformedText, malformedValue, shortIssues } from './malformed-value.ts'
import { failureCodeOf } from './mount/failure-code.ts'

/** What a caller reads whose body is of another type (rulebook 12.7). */
const bodyTypes =
  'The type of this body is not read here. A call takes JSON, with "content-type: application/json"; a call with a file takes multipart/form-data.'

/** After how many seconds to retry if the database cannot be used, and what a call that would have written says (rulebook 12.32). */
const retrySeconds = 5
const rule = 'NOT_SAVED'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the call writes. */
    writes?: boolean
  }
}

/** Sends every error in the same shape (rulebook 12.6). */
export function sendError(thrown: unknown, reply: FastifyReply): FastifyReply {
  const error = thrown instanceof z.ZodError ? new TRPCError({ code: 'BAD_REQUEST', cause: thrown }) : thrown
  if (!(error instanceof TRPCError) || error.code === 'INTERNAL_SERVER_ERROR')
    return sendUnexpected(error, reply)
  const issues = error.cause instanceof z.ZodError ? shortIssues(error.cause.issues) : undefined
  const [first] = issues ?? []
  const status = getHTTPStatusCodeFromError(error)
  if (error instanceof RetryLaterError) reply.header('retry-after', error.seconds)
  return reply.code(status).send({
    message: issues?.length ? malformedText(issues) : error.message,
    code: failureCodeOf(status),
    ...(first && malformedValue(first)),
    ...(error instanceof RefusalError && { rule: error.rule, ...(error.facts && { facts: error.facts }) }),
    ...(issues && { issues }),
    ...(error instanceof FaultyFileError && error.found),
  })
}

/** Keeps the status of Fastify's own refusals (413, 415, 429, bad JSON); any other error is logged and answered without details. */
function sendUnexpected(error: unknown, reply: FastifyReply): FastifyReply {
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500
  if (status >= 400 && status < 500) {
    const message = status === 415 ? bodyTypes : (error as Error).message
    return reply.code(status).send({ message, code: failureCodeOf(status) })
  }
  const answered = isUnavailable(error) ? 503 : 500
  if (hasLeft(reply)) reply.log.debug('The asker left before the answer.')
  // One line each: while the database is gone, every request comes here.
  else if (answered === 503) reply.log.error({ reason: reasonOf(error) }, 'the database cannot be used')
  else reply.log.error(error)
  if (answered === 503) reply.header('retry-after', retrySeconds)
  const code = failureCodeOf(answered)
  const notSaved = answered === 503 && reply.request.routeOptions.config.writes
  const refused = notSaved && { rule, message: refusalMessage({ rule }) }
  return reply.code(answered).send({ message: 'Unknown error occurred. Try again later.', code, ...refused })
}
