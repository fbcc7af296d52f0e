import { formOf, historyPhases, type KeyplayRecord, keyplayHistory, type PlayerHistory } from '@game/domain'
import type { Db } from '../../../ground/db/db.ts'
import { versionedMemory } from '../../../ground/db/versioned-memory.ts'
import { findPhaseCounts, listCountedEvents } from './keyplay-history-queries.ts'

const maxEvents = 30
const freshMs = 60_000

/** What players did in past phases, each with the form of the last ones (rulebook 7.20). */
type History = { players: (PlayerHistory & { form: number[] })[]; all: KeyplayRecord[] }

const memory = versionedMemory<History>({ max: 1 })

/**
 * Reads what all players did in past phases, once a minute and after each upload; all calls in between get the same answer
 * (rulebook 7.17).
 */
export function findKeyplayHistory(db: Db, newestUpload: number): Promise<History> {
  const minute = Math.floor(performance.now() / freshMs)
  return memory(db, { key: 'all', version: `${newestUpload} ${minute}` }, () => readHistory(db))
}

async function readHistory(db: Db): Promise<History> {
  const events = await listCountedEvents(db, maxEvents)
  const phases = historyPhases(events, events[0]?.now ?? '')
  const { appearances, counts, keyplays } = await findPhaseCounts(db, phases)
  const { players, all } = keyplayHistory(phases, appearances, counts, keyplays)
  const appearancesOf = Map.groupBy(appearances, ({ playerId }) => playerId)
  const countsOf = Map.groupBy(counts, ({ playerId }) => playerId)
  return {
    players: players.map(player => ({
      ...player,
      form: formOf(
        player,
        appearancesOf.get(player.playerId) ?? [],
        countsOf.get(player.playerId) ?? [],
        keyplays,
      ),
    })),
    all,
  }
}
