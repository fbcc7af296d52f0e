import { historyPhases, type KeyplayHistory, keyplayHistory } from '@game/domain'
import type { Db } from '../../db/db.ts'
import { findPhaseCounts, listCountedEvents } from './keyplay-history-queries.ts'

const maxEvents = 30
const freshMs = 60_000

type Kept = { newestUpload: number; until: number; history: Promise<KeyplayHistory> }
const kept = new WeakMap<Db, Kept>()

/**
 * Reads what all players did in past phases, once a minute and after each upload; all who ask meanwhile get the same
 * (rulebook 7.17).
 */
export function findKeyplayHistory(db: Db, newestUpload: number): Promise<KeyplayHistory> {
  const before = kept.get(db)
  if (before && before.newestUpload === newestUpload && performance.now() < before.until)
    return before.history
  const history = readHistory(db)
  const entry = { newestUpload, until: performance.now() + freshMs, history }
  kept.set(db, entry)
  history.catch(() => kept.get(db) === entry && kept.delete(db))
  return history
}

async function readHistory(db: Db): Promise<KeyplayHistory> {
  const events = await listCountedEvents(db, maxEvents)
  const phases = historyPhases(events, events[0]?.now ?? '')
  const { appearances, counts, keyplays } = await findPhaseCounts(db, phases)
  return keyplayHistory(phases, appearances, counts, keyplays)
}
