import { filledMatches, loggedResults, type PlayersBySteamId, playerCountedFor } from '@game/domain'
import type { Transaction } from 'kysely'
import { recordAudit } from '../../../ground/audit/record-audit.ts'
import type { Schema } from '../../../ground/db/schema.ts'
import { publishMessage } from '../../../ground/stream/message-queries.ts'
import { listCatalogueMaps, listMatchSides, saveResults } from './match-result-queries.ts'
import type { StandingMap } from './source-maps.ts'

/**
 * Fills in how the final maps of game servers ended, in matches of their phases; results that are there stay. People are the players for
 * whom they count (rulebook 15.11, 18.12).
 */
export async function fillResults(
  trx: Transaction<Schema>,
  eventId: number,
  maps: readonly StandingMap[],
  players: PlayersBySteamId,
): Promise<void> {
  const [played] = maps.filter(({ facts, phaseIndex }) => facts.state === 'final' && phaseIndex !== null)
  if (!played) return
  const matches = await listMatchSides(trx, eventId)
  const catalogue = await listCatalogueMaps(trx)
  const filled = [...Map.groupBy(matches, ({ phaseIndex }) => phaseIndex)].flatMap(([phase, ofPhase]) => {
    const ended = maps
      .filter(({ phaseIndex }) => phaseIndex === phase)
      .map(map => ({ ...map.facts, people: playersOf(map, players) }))
    return filledMatches(ofPhase, loggedResults(ended), catalogue)
  })
  for (const { id, maps } of filled) {
    await saveResults(trx, id, maps)
    await recordAudit(trx, {
      accountId: played.userId,
      eventId,
      call: 'update-phase-match',
      before: { id, maps: matches.find(match => match.id === id)?.maps ?? [] },
      after: { id, maps },
    })
  }
  if (filled.length > 0) await publishMessage(trx, { type: 'event_changed', eventId })
}

/** The people of a map as the players for whom they count, each by the player's SteamID; those who count for none are left out. */
function playersOf({ facts, people }: StandingMap, players: PlayersBySteamId) {
  const steamIds = new Map(Object.entries(players).map(([steamId, id]) => [id, steamId]))
  return facts.people.flatMap(({ steamId, side }) => {
    const player = steamIds.get(playerCountedFor(steamId, people, players) ?? 0)
    return player === undefined ? [] : [{ steamId: player, side }]
  })
}
