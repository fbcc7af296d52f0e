import { clanRole } from '@game/domain'
import type { Db, Queryable } from '../../../ground/db/db.ts'
import { inTransaction } from '../../../ground/db/transaction.ts'
import { deleteLeagueRow } from '../edit/edit-queries.ts'
import { remakeLeague } from '../round/make-standings.ts'
import { notifyOfLeague } from '../round/notify-league.ts'
import { listOutside } from '../state/circle-queries.ts'
import { lockLeague } from '../state/league-queries.ts'
import { loadLeague } from '../state/load-leagues.ts'
import { endStay, findRole, findSuccessor, setRole } from '../state/member-queries.ts'
import {
  clearOwnerNotice,
  listAbsentOwners,
  listEmptyLeagues,
  listOwnersToReplace,
  listStaysOf,
  noteOwnerNotice,
} from './succession-queries.ts'

/**
 * Notifies owners who have been away for 30 days, and 7 days later gives their leagues to others; removes leagues without members, unless a round
 * is running (rulebook 19.5). Run by a job.
 */
export async function keepOwners(db: Db): Promise<void> {
  for (const { leagueId, userId } of await listOwnersToReplace(db))
    await inTransaction(db, trx => replaceOwner(trx, leagueId, userId))
  for (const { leagueId, userId } of await listAbsentOwners(db))
    await inTransaction(db, async trx => {
      const league = await lockLeague(trx, leagueId)
      if (!league) return
      await noteOwnerNotice(trx, leagueId)
      await notifyOfLeague(trx, [userId], { kind: 'league_owner_gone', league, key: league.now })
    })
  for (const leagueId of await listEmptyLeagues(db))
    await inTransaction(db, async trx => {
      const league = await lockLeague(trx, leagueId)
      if (!league) return
      const { rounds } = await loadLeague(trx, league)
      if (!rounds.some(({ state }) => state === 'running')) await deleteLeagueRow(trx, leagueId)
    })
}

/** Gives a league to the moderator, else the member, who has been in it longest; the former owner stays as a member. */
async function replaceOwner(trx: Queryable, leagueId: number, ownerId: number): Promise<void> {
  const league = await lockLeague(trx, leagueId)
  if (!league || (await findRole(trx, leagueId, ownerId)) !== clanRole.owner) return
  await clearOwnerNotice(trx, leagueId)
  const successor = await findSuccessor(trx, leagueId)
  if (successor === undefined) return
  await setRole(trx, { leagueId, userId: ownerId, role: clanRole.member })
  await setRole(trx, { leagueId, userId: successor, role: clanRole.owner })
  await notifyOfLeague(trx, [successor], { kind: 'league_owner', league, key: league.now })
}

/**
 * Takes an erased user out of all leagues: what was played stays, and a league of which the user was the owner goes to a successor (rulebook
 * 19.5).
 */
export async function leaveLeaguesForErasure(trx: Queryable, userId: number): Promise<void> {
  for (const stay of await listStaysOf(trx, userId)) await endStayOf(trx, { ...stay, userId })
}

/** Takes who is no longer in the circle of a private event out of its leagues (rulebook 19.40). Run by a job. */
export async function leaveLeaguesOfCircles(db: Db): Promise<void> {
  for (const stay of await listOutside(db)) await inTransaction(db, trx => endStayOf(trx, stay))
}

async function endStayOf(
  trx: Queryable,
  { leagueId, userId, role }: { leagueId: number; userId: number; role: number },
): Promise<void> {
  const league = await lockLeague(trx, leagueId)
  if (!league) return
  const successor = role === clanRole.owner ? await findSuccessor(trx, leagueId) : undefined
  await endStay(trx, { leagueId, userId, removed: false })
  if (successor !== undefined) {
    await setRole(trx, { leagueId, userId: successor, role: clanRole.owner })
    await notifyOfLeague(trx, [successor], { kind: 'league_owner', league, key: league.now })
  }
  await remakeLeague(trx, league)
}
