import type { RoleInClan } from '@game/domain'
import type { Transaction } from 'kysely'
import { notFound } from '../contract/refusal.ts'
import { atomically } from '../db/atomically.ts'
import type { Db } from '../db/db.ts'
import type { Schema } from '../db/schema.ts'
import { publishNews } from '../live/queries.ts'
import { lockClan } from './queries.ts'
import { findMembership } from './member-queries.ts'

export type InClan = {
  trx: Transaction<Schema>
  clan: { id: number; name: string }
  /** Somebody's role in this clan, null for everybody else; nobody changes it meanwhile. */
  roleOf(userId: number): Promise<RoleInClan>
}

/**
 * What is done to a clan or its members: the clan is locked first, so that all of it takes turns. Whoever looks at the
 * clan is told.
 */
export function inClan<T>(db: Db, clanId: number, work: (inside: InClan) => Promise<T>): Promise<T> {
  return atomically(db, async trx => {
    const clan = (await lockClan(trx, clanId)) ?? notFound('Clan')
    const roleOf = async (userId: number) => {
      const membership = await findMembership(trx, userId)
      return membership?.clan_id === clanId ? membership.role : null
    }
    const done = await work({ trx, clan, roleOf })
    await publishNews(trx, { type: 'clan_changed', clanId })
    return done
  })
}
