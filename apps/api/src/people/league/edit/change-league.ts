import type { ClanRole } from '@game/domain'
import type { Transaction } from 'kysely'
import { notFound } from '../../../ground/contract/refusal.ts'
import type { Db } from '../../../ground/db/db.ts'
import type { Schema } from '../../../ground/db/schema.ts'
import { inTransaction } from '../../../ground/db/transaction.ts'
import { type LeagueRow, lockLeague } from '../state/league-queries.ts'
import { findRole } from '../state/member-queries.ts'

export type LeagueChange = {
  trx: Transaction<Schema>
  league: LeagueRow
  /** Returns a user's role in the league, null if not a member; it cannot change until the transaction ends. */
  roleOf(userId: number): Promise<ClanRole | null>
}

/** Changes a league or its members in one transaction. Locks the league first, so that all changes run one after another. */
export const changeLeague = <T>(
  db: Db,
  leagueId: number,
  work: (change: LeagueChange) => Promise<T>,
): Promise<T> =>
  inTransaction(db, async trx => {
    const league = (await lockLeague(trx, leagueId)) ?? notFound('League')
    return work({ trx, league, roleOf: userId => findRole(trx, leagueId, userId) })
  })

/**
 * The same for a call that only members may send: for anybody else a private league does not exist, so that ids cannot be tried.
 */
export const changeOwnLeague = <T>(
  db: Db,
  { leagueId, actorId }: { leagueId: number; actorId: number },
  work: (change: LeagueChange & { role: ClanRole | null }) => Promise<T>,
): Promise<T> =>
  changeLeague(db, leagueId, async change => {
    const role = await change.roleOf(actorId)
    if (role === null && change.league.visibility === 'private') notFound('League')
    return work({ ...change, role })
  })
