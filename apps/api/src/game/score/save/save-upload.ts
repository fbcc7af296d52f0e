import { type MapInSet, type MapState, sumPlayerCounts } from '@game/domain'
import type { Transaction } from 'kysely'
import { refuse } from '../../../ground/contract/refusal.ts'
import { requestRanking } from '../../../ground/db/channels.ts'
import type { Queryable } from '../../../ground/db/db.ts'
import type { Schema } from '../../../ground/db/schema.ts'
import { linkUpload } from '../proof/append-link.ts'
import {
  insertUpload,
  listPhaseIndexes,
  type NewUpload,
  type PhaseCounts,
  replaceCounts,
} from '../proof/upload-queries.ts'
import { type Correction, correctPhases } from '../publish/correct-phases.ts'
import { lockUncompletedEvent } from '../publish/rank-event.ts'
import { getMapCounts, insertMap, listSets, type SetMap } from './phase-map-queries.ts'

/** Returns the set of a phase after a step; `set` is the one before. */
export type SetStep = (set: MapInSet<SetMap>[], phase: number) => MapInSet<SetMap>[]

/**
 * Changes the sets of maps of an upload's phases: every change of counts goes through here. Adds the entry to the history,
 * replaces the counts by the sums over the new sets and requests a ranking (rulebook 16.1). Refuses EVENT_COMPLETED, STALE,
 * and CORRECTION_REASON for final results.
 */
export async function saveUpload(
  trx: Transaction<Schema>,
  upload: NewUpload,
  step: SetStep,
  correction: Correction,
) {
  await lockUncompletedEvent(trx, upload.eventId)
  const phases = await listPhaseIndexes(trx, upload.eventId)
  if (upload.phases.length === 0 || !upload.phases.every(phase => phases.includes(phase))) refuse('STALE')
  await correctPhases(trx, upload, correction)
  const before = await listSets(trx, upload.eventId)
  const sets = upload.phases.map(phase => {
    const set = before.find(each => each.phase === phase && each.type === upload.type)
    return { phase, maps: step(set?.maps ?? [], phase) }
  })
  const saved = await storeUpload(trx, upload, sets)
  await linkUpload(trx, saved.id, upload)
  await requestRanking(trx, upload.eventId)
  return saved
}

type NewSet = { phase: number; maps: readonly MapInSet<SetMap>[] }

/** Stores an entry of the history with the sets after it, and their counts. */
export async function storeUpload(db: Queryable, upload: NewUpload, sets: readonly NewSet[]) {
  const stored = []
  for (const { phase, maps } of sets) {
    const ofPhase = []
    for (const { map, state } of maps)
      ofPhase.push({ state, id: map.id ?? (await insertMap(db, upload.eventId, map)) })
    stored.push({ phase, maps: ofPhase })
  }
  const uncounted = sets.flatMap(({ maps }) =>
    maps.flatMap(({ map, state }) => (state === 'in' ? map.uncounted : [])),
  )
  const saved = await insertUpload(db, upload, {
    maps: stored.flatMap(({ maps }) => maps),
    uncounted: Array.from(new Set(uncounted)).sort((a, b) => a - b),
  })
  await replaceCounts(db, saved.id, upload, await countsOfSets(db, stored))
  return saved
}

type Counted = { phase: number; maps: readonly { id: number; state: MapState }[] }

/** Sums the counts of the maps that are in, for each phase that has one (rulebook 16.1). */
export async function countsOfSets(db: Queryable, sets: readonly Counted[]): Promise<PhaseCounts[]> {
  const idsIn = ({ maps }: Counted) => maps.flatMap(({ id, state }) => (state === 'in' ? [id] : []))
  const counts = await getMapCounts(db, sets.flatMap(idsIn))
  return sets.flatMap(set => {
    const ids = idsIn(set)
    if (ids.length === 0) return []
    return [{ phase: set.phase, counts: sumPlayerCounts(ids.flatMap(id => counts.get(id) ?? [])) }]
  })
}
