import { TRPCError } from '@trpc/server'
import type { FastifyRequest } from 'fastify'
import type { Damage } from '../../ground/db/damage.ts'
import { isSafe } from './safe-method.ts'

/** Refuses what may write, once the database is found to be damaged (rulebook 12.36): each write could spoil more of it. */
export function refuseWritesOnDamage({ found }: Damage) {
  return (request: FastifyRequest): void => {
    if (!found.aborted || isSafe(request)) return
    throw new TRPCError({
      code: 'SERVICE_UNAVAILABLE',
      message: 'The data of the game are damaged. Nothing can be saved until its operator has restored them.',
    })
  }
}
