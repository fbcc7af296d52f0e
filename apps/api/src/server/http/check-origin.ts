import { TRPCError } from '@trpc/server'
import type { FastifyRequest } from 'fastify'
import { isFromOtherOrigin } from '../../ground/call/origin.ts'
import type { Env } from '../../ground/env/env.ts'
import { isPublicRead, pathOf } from './cors.ts'
import { isSafe } from './safe-method.ts'

/** What a mail program posts by the token of its link, from whatever page, and for which no cookie counts (rulebook 20.7). */
const byToken = ['/unsubscribe']

/**
 * Refuses calls from other sites, which browsers mark by headers, unless they are public reads, which any page may make without
 * credentials (rulebook 12.17, 21.6); a program without these headers sends no cookie by itself.
 */
export function checkOrigin(env: Env) {
  return (request: FastifyRequest): void => {
    if (isSafe(request) || isPublicRead(request) || byToken.includes(pathOf(request))) return
    if (!isFromOtherOrigin(env, request)) return
    throw new TRPCError({ code: 'FORBIDDEN', message: 'Requests from other sites are refused.' })
  }
}
