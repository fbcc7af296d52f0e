import { historyPhases, type KeyplayHistory, keyplayHistory } from '@game/domain'
import type { Db } from '../../db/db.ts'
import { versionedMemory } from '../../db/versioned-memory.ts'
import { findPhaseCounts, listCountedEvents } from './keyplay-history-queries.ts'

const maxEvents = 30
const freshMs = 60_000

const memory = versionedMemory<KeyplayHistory>({ max: 1 })

/**
 * Reads what all players did in past phases, once a minute and after each upload; all calls in between get the same answer
 * (rulebook 7.17).
 */
export function findKeyplayHistory(db: Db, newestUpload: number): Promise<KeyplayHistory> {
  const minute = Math.floor(performance.now() / freshMs)
  return memory(db, { key: 'all', version: `${newestUpload} ${minute}` }, () => readHistory(db))
}

async function readHistory(db: Db): Promise<KeyplayHistory> {
  const events = await listCountedEvents(db, maxEvents)
  const phases = historyPhases(events, events[0]?.now ?? '')
  const { appearances, counts, keyplays } = await findPhaseCounts(db, phases)
  return keyplayHistory(phases, appearances, counts, keyplays)
}
