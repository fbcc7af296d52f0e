import type { RoleInClan } from '@game/domain'
import type { Transaction } from 'kysely'
import { notFound } from '../../ground/contract/refusal.ts'
import type { Db } from '../../ground/db/db.ts'
import type { Schema } from '../../ground/db/schema.ts'
import { inTransaction } from '../../ground/db/transaction.ts'
import { publishMessage } from '../../ground/stream/message-queries.ts'
import { lockClan } from './clan-queries.ts'
import { findMembership } from './member-queries.ts'

export type ClanEdit = {
  trx: Transaction<Schema>
  clan: { id: number; name: string }
  /** Returns a user's role in this clan, null if not a member; the role cannot change until the transaction ends. */
  roleOf(userId: number): Promise<RoleInClan>
}

/**
 * Changes a clan or its members in one transaction. Locks the clan first, so that all changes run one after another,
 * and publishes the change to open pages.
 */
export function editClan<T>(db: Db, clanId: number, work: (edit: ClanEdit) => Promise<T>): Promise<T> {
  return inTransaction(db, async trx => {
    const clan = (await lockClan(trx, clanId)) ?? notFound('Clan')
    const roleOf = async (userId: number) => {
      const membership = await findMembership(trx, userId)
      return membership?.clan_id === clanId ? membership.role : null
    }
    const done = await work({ trx, clan, roleOf })
    await publishMessage(trx, { type: 'clan_changed', clanId })
    return done
  })
}
