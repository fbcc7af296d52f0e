import {
  type LiveMap,
  type MatchPlayers,
  matchOfMap,
  type ScoreFileType,
  sumPlayerCounts,
} from '@game/domain'
import { getMapCounts, type KeptMap, listSets } from '../../game/score/save/phase-map-queries.ts'
import type { Queryable } from '../../ground/db/db.ts'
import type { PhaseKey } from './match-queries.ts'

/** Where counts of a match come from; `whole` are those of a file that does not say which maps it has. */
type CountSource = {
  type: ScoreFileType
  kind: 'file' | 'demo' | 'server'
  whole: boolean
  since: string
}

type SetMap = { type: ScoreFileType; map: KeptMap }

/** Lists the maps that count in a phase and belong to a match, and those that stand for the whole phase (rulebook 29.3). */
async function listOwnMaps(
  db: Queryable,
  { eventId, phaseIndex }: PhaseKey,
  matchId: number,
  rivals: readonly MatchPlayers[],
): Promise<SetMap[]> {
  const sets = (await listSets(db, eventId)).filter(({ phase }) => phase === phaseIndex)
  return sets.flatMap(({ type, maps }) =>
    maps.flatMap(({ map, state }) => {
      const isOwn = map.whole || matchOfMap(rivals, map) === matchId
      return state === 'in' && isOwn ? [{ type, map }] : []
    }),
  )
}

const kindOf = ({ origin, demos }: KeptMap): CountSource['kind'] => {
  if (origin === 'server') return 'server'
  return demos.length > 0 ? 'demo' : 'file'
}

/** One source per type and kind, since the newest of its maps. */
const sourcesOf = (maps: readonly SetMap[]): CountSource[] =>
  [...Map.groupBy(maps, ({ type, map }) => `${type} ${kindOf(map)} ${map.whole}`).values()].flatMap(same => {
    const [first] = same
    if (!first) return []
    const since =
      same
        .map(({ map }) => new Date(map.addedAt).toISOString())
        .toSorted()
        .at(-1) ?? ''
    return [{ type: first.type, kind: kindOf(first.map), whole: first.map.whole, since }]
  })

/** How often players did each keyplay in a match: on maps that count, and `provisional` on running ones. */
export async function readMatchCounts(
  db: Queryable,
  phase: PhaseKey,
  match: {
    id: number
    players: readonly number[]
    rivals: readonly MatchPlayers[]
    live: readonly LiveMap[]
  },
) {
  const maps = await listOwnMaps(db, phase, match.id, match.rivals)
  const stored = await getMapCounts(
    db,
    maps.map(({ map }) => map.id),
  )
  const final = sumPlayerCounts([...stored.values()].flat())
  const running = match.live.filter(({ state }) => state === 'running')
  const provisional = sumPlayerCounts(running.flatMap(({ counts }) => counts))
  const countsOf = (playerId: number) => {
    const own = [...final, ...provisional].filter(each => each.playerId === playerId)
    const find = (counts: typeof final, keyplayId: number) =>
      counts.find(each => each.playerId === playerId && each.keyplayId === keyplayId)?.count ?? 0
    return [...new Set(own.map(({ keyplayId }) => keyplayId))]
      .toSorted((a, b) => a - b)
      .map(keyplayId => ({
        keyplayId,
        count: find(final, keyplayId),
        provisional: find(provisional, keyplayId),
      }))
  }
  return {
    counts: new Map(match.players.map(playerId => [playerId, countsOf(playerId)])),
    sources: sourcesOf(maps),
  }
}
