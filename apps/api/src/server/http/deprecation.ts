import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Call, Deprecation } from '../../ground/contract/call.ts'
import { pathOf } from './cors.ts'

/** For how long a call is announced as deprecated before it may be removed (rulebook 21.15). */
const leastMonths = 6

/** The headers by which a program learns that a call will be removed: RFC 9745, RFC 8594, and the call to use instead (rulebook 21.15). */
export function deprecationHeaders({ since, sunset, instead }: Deprecation) {
  const earliest = new Date(since)
  earliest.setUTCMonth(earliest.getUTCMonth() + leastMonths)
  if (new Date(sunset) < earliest)
    throw new Error(`a call ends less than ${leastMonths} months after ${since}`)
  return {
    deprecation: `@${Date.parse(since) / 1000}`,
    sunset: new Date(sunset).toUTCString(),
    link: `<${instead}>; rel="successor-version"`,
  }
}

/** Returns a step of each request that announces on the answers of deprecated calls when they end. */
export function announceDeprecation(calls: readonly Call[]) {
  const byPath = new Map(
    calls.flatMap(({ path, deprecated }) =>
      deprecated ? [[path as string, deprecationHeaders(deprecated)] as const] : [],
    ),
  )
  return (request: FastifyRequest, reply: FastifyReply): void => {
    const headers = byPath.size > 0 ? byPath.get(pathOf(request)) : undefined
    if (headers) reply.headers(headers)
  }
}
