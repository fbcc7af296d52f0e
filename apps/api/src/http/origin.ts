import { TRPCError } from '@trpc/server'
import type { FastifyRequest } from 'fastify'
import { ownOrigin } from '../call/context.ts'
import type { Env } from '../env.ts'

/**
 * Refuses writing calls from other sites, which browsers mark by headers; a program without these headers sends no cookie by itself
 * (rulebook 12.17).
 */
export function checkOrigin(env: Env) {
  return (request: FastifyRequest): void => {
    if (request.method === 'GET' || request.method === 'HEAD' || request.method === 'OPTIONS') return
    const { origin } = request.headers
    const site = request.headers['sec-fetch-site']
    const own = ownOrigin(env, request)
    const foreign =
      origin !== undefined ? origin !== own : site !== undefined && site !== 'same-origin' && site !== 'none'
    if (foreign) throw new TRPCError({ code: 'FORBIDDEN', message: 'Requests from other sites are refused.' })
  }
}
