import { isDeepStrictEqual } from 'node:util'
import {
  epochMs,
  type LiveMap,
  liveCountsOf,
  livePlayersOf,
  liveStateOf,
  type PlayersBySteamId,
  roundsChanged,
  type ScoreFileType,
  scoreFileTypes,
  stateOnJoining,
} from '@game/domain'
import type { Queryable } from '../../../ground/db/db.ts'
import { publishMessage } from '../../../ground/stream/message-queries.ts'
import { listVoidPlayers } from '../../score/publish/void-player-queries.ts'
import { listSets, type PhaseSet } from '../../score/save/phase-map-queries.ts'
import { findAnnounced, saveAnnounced } from './provisional-count-queries.ts'
import { identityOf, listPlayers, listStandingMaps, type StandingMap } from './source-maps.ts'
import { listSources } from './source-queries.ts'

/** How far the announced time of a server's last line may lag behind. */
const heardMs = 30_000

/**
 * Announces the live maps of an event after other players have become void, and projects ranks again (rulebook 18.10). The
 * caller has locked the event.
 */
export const announceVoidPlayers = async (db: Queryable, eventId: number): Promise<void> =>
  saveLive(db, eventId, await listStandingMaps(db, eventId), await listPlayers(db, eventId), true)

/**
 * Announces the live maps of an event to its pages if they have changed since the last announcement (rulebook 15.17). Ranks are
 * projected again after a round, or if `projects`. The caller has locked the event and saved the final maps.
 */
export async function saveLive(
  db: Queryable,
  eventId: number,
  maps: readonly StandingMap[],
  players: PlayersBySteamId,
  projects = false,
): Promise<void> {
  const sets = await listSets(db, eventId)
  const voidPlayers = await listVoidPlayers(db, eventId)
  const before = (await findAnnounced(db, eventId)) ?? { revision: 0, maps: [], rounds: 0 }
  const revision = before.revision + 1
  const sources = await listSources(db, eventId)
  const after = sources.flatMap(({ id, heard }): LiveMap[] => {
    const map = newestOf(maps.filter(({ sourceId }) => sourceId === id))
    if (!map || map.phaseIndex === null || map.facts.state === 'abandoned') return []
    const { phaseIndex } = map
    const name = `${id} ${map.log} ${map.number}`
    const announced = before.maps.find(each => each.id === name)
    const isFinal = map.facts.state === 'final'
    const types = typesOf(map, sets, players)
    const state = liveStateOf(map.facts)
    const lineUps = livePlayersOf(map, players)
    return [
      {
        id: name,
        phaseIndex,
        state: isFinal ? 'final' : 'running',
        countedSince: isFinal ? (announced?.countedSince ?? revision) : null,
        heardAt: heard ?? '',
        ...state,
        sides: state.sides.map(each => ({ ...each, players: lineUps[each.side] })),
        types,
        counts: liveCountsOf(map, players, types).filter(
          ({ playerId }) =>
            !voidPlayers.some(each => each.phaseIndex === phaseIndex && each.players.includes(playerId)),
        ),
      },
    ]
  })
  if (isAnnounced(before.maps, after)) return
  const hasRound = roundsChanged(before, { revision, maps: after }) || running(before.maps) !== running(after)
  const rounds = before.rounds + Number(hasRound || projects)
  await saveAnnounced(db, eventId, { revision, rounds, maps: after })
  await publishMessage(db, { type: 'counts_changed', eventId })
}

const running = (maps: readonly LiveMap[]) => maps.filter(({ state }) => state === 'running').length

/** The map of a source that began last, whatever its server's clock says. */
const newestOf = (maps: readonly StandingMap[]): StandingMap | undefined =>
  maps.toSorted((a, b) => a.began - b.began).at(-1)

/**
 * The types for which a map counts: a final one that is in the set, a running one that would not wait for an admin (rulebook
 * 15.17).
 */
export const typesOf = (
  map: StandingMap,
  sets: readonly PhaseSet[],
  players: PlayersBySteamId,
): ScoreFileType[] =>
  scoreFileTypes.filter(type => {
    const set = sets.find(each => each.phase === map.phaseIndex && each.type === type)
    return stateOnJoining(set?.maps ?? [], identityOf(map, players)) === 'in'
  })

/** Whether everything has been announced, except the time of the last line while that is recent. */
function isAnnounced(before: readonly LiveMap[], after: readonly LiveMap[]): boolean {
  const announced = after.map(map => {
    const known = before.find(({ id }) => id === map.id)?.heardAt ?? map.heardAt
    const isOld = map.state === 'running' && epochMs(map.heardAt) - epochMs(known) >= heardMs
    return isOld ? map : { ...map, heardAt: known }
  })
  return isDeepStrictEqual(announced, before)
}
