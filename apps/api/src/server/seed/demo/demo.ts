import { hourMs } from '@game/domain'
import type { Transaction } from 'kysely'
import type { Schema } from '../../../ground/db/schema.ts'
import { insertClans, insertFriendships } from './insert-clans-and-friends.ts'
import { insertTeamsAndPlayers } from './insert-teams-and-players.ts'
import { insertUsers } from './insert-users.ts'
import { playEvent } from './play-event.ts'
import { tournaments } from './tournaments/tournaments.ts'

/**
 * Inserts the demo (rulebook 11.30): the teams of two real series, users with decks, clans and friends, and events in
 * every state, dated from the full hour of `now`, an ISO instant of the database's clock.
 */
export async function seedDemo(
  trx: Transaction<Schema>,
  { now, admin }: { now: string; admin: { id: number; username: string } },
): Promise<void> {
  const teams = await insertTeamsAndPlayers(trx)
  const others = await insertUsers(trx)
  const users = [admin, ...others]
  await insertClans(trx, others)
  await insertFriendships(trx, users)
  const fullHour = Math.floor(Date.parse(now) / hourMs) * hourMs
  for (const plan of tournaments)
    await playEvent(trx, plan, { teams, users, adminId: admin.id, now: fullHour })
}
