import { TRPCError } from '@trpc/server'
import type { FastifyRequest } from 'fastify'
import type { Env } from '../env.ts'

/** Cross-site writing is refused by what browsers say of themselves; programs without these headers have no ambient cookie. */
export function sameOrigin(env: Env) {
  return async (request: FastifyRequest): Promise<void> => {
    if (request.method === 'GET' || request.method === 'HEAD' || request.method === 'OPTIONS') return
    const { origin } = request.headers
    const site = request.headers['sec-fetch-site']
    const own = env.publicUrl ?? `${request.protocol}://${request.host}`
    const foreign =
      origin !== undefined ? origin !== own : site !== undefined && site !== 'same-origin' && site !== 'none'
    if (foreign) throw new TRPCError({ code: 'FORBIDDEN', message: 'Requests from other sites are refused.' })
  }
}
