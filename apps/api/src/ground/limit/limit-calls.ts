import type { FastifyReply } from 'fastify'
import { RetryLaterError } from '../contract/refusal.ts'
import { type CallLimits, type LimitClass, limits } from './call-limits.ts'

/** Counts a user's call of a class. Refuses TOO_MANY_CALLS (rulebook 12.16). */
export function limitCalls(counted: CallLimits, limit: LimitClass, userId: number): void {
  const { calls, seconds } = counted.count(`${limit}:${userId}`, limits[limit])
  if (calls > limits[limit].calls) throw new RetryLaterError('TOO_MANY_CALLS', seconds)
}

/** Counts a writing call of an organiser; those of admins are not limited (rulebook 12.16). Refuses TOO_MANY_CALLS. */
export function limitOrganiser(counted: CallLimits, actor: { id: number; role: 'user' | 'admin' }): void {
  if (actor.role !== 'admin') limitCalls(counted, 'write', actor.id)
}

/**
 * Counts a call of an access token, by the id of its session, and answers what is left of its limit in the fields that IETF standardises
 * (rulebook 21.4). Refuses TOO_MANY_CALLS.
 */
export function limitToken(counted: CallLimits, sessionId: number, reply: FastifyReply): void {
  const limit = limits.token
  const { calls, seconds } = counted.count(`token:${sessionId}`, limit)
  reply.header('ratelimit-policy', `"token";q=${limit.calls};w=${limit.seconds}`)
  reply.header('ratelimit', `"token";r=${Math.max(0, limit.calls - calls)};t=${seconds}`)
  if (calls > limit.calls) throw new RetryLaterError('TOO_MANY_CALLS', seconds)
}

/** The store interface of @fastify/rate-limit on top of the counts that all processes share. */
export const storeOf = (counted: CallLimits) =>
  class CallStore {
    incr(
      key: string,
      answer: (error: null, result: { current: number; ttl: number }) => void,
      windowMs: number,
      most: number,
    ): void {
      const { calls, seconds } = counted.count(`${most}:${key}`, { calls: most, seconds: windowMs / 1000 })
      answer(null, { current: calls, ttl: seconds * 1000 })
    }
    child(): CallStore {
      return this
    }
  }
