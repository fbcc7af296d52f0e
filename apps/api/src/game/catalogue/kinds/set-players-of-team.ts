import type { Transaction } from 'kysely'
import { notFound } from '../../../ground/contract/refusal.ts'
import type { Schema } from '../../../ground/db/schema.ts'
import { changeTeam, countPlayers, touchPhasesOfPlayers } from '../record/record-queries.ts'

/** Gives the team exactly these players; a player of another team leaves that one. 404 for an unknown player. */
export async function setPlayersOfTeam(
  trx: Transaction<Schema>,
  teamId: number,
  playerIds: number[],
): Promise<void> {
  const wanted = [...new Set(playerIds)]
  if ((await countPlayers(trx, wanted)) < wanted.length) notFound('Player')
  const changed = await changeTeam(trx, teamId, wanted)
  if (changed.length > 0) await touchPhasesOfPlayers(trx, changed)
}
