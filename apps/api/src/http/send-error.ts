import { TRPCError } from '@trpc/server'
import { getHTTPStatusCodeFromError } from '@trpc/server/http'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { RefusalError } from '../contract/refusal.ts'
import { FaultyFileError } from '../csv/faulty-file-error.ts'

/** Sends the one shape of every error (rulebook 12.6). */
export function sendError(thrown: unknown, reply: FastifyReply): FastifyReply {
  const error = thrown instanceof z.ZodError ? new TRPCError({ code: 'BAD_REQUEST', cause: thrown }) : thrown
  if (!(error instanceof TRPCError) || error.code === 'INTERNAL_SERVER_ERROR')
    return sendUnexpected(error, reply)
  const issues = error.cause instanceof z.ZodError ? error.cause.issues : undefined
  return reply.code(getHTTPStatusCodeFromError(error)).send({
    message: issues ? formatIssues(issues) : error.message,
    code: error.code,
    ...(error instanceof RefusalError && { rule: error.rule, ...(error.facts && { facts: error.facts }) }),
    ...(issues && { issues }),
    ...(error instanceof FaultyFileError && error.found),
  })
}

function formatIssues(issues: z.core.$ZodIssue[]): string {
  return issues.map(issue => [issue.path.join('.'), issue.message].filter(Boolean).join(': ')).join('; ')
}

/** Keeps the status of Fastify's own refusals (413, 415, 429, bad JSON); anything else is logged and says nothing. */
function sendUnexpected(error: unknown, reply: FastifyReply): FastifyReply {
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500
  if (status >= 400 && status < 500) {
    const known = error as Error & { code?: string }
    return reply.code(status).send({ message: known.message, code: known.code ?? String(status) })
  }
  reply.log.error(error)
  return reply
    .code(500)
    .send({ message: 'Unknown error occurred. Try again later.', code: 'INTERNAL_SERVER_ERROR' })
}
