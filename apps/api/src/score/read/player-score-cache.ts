import { type CardScore, playerScores } from '@game/domain'
import { LRUCache } from 'lru-cache'
import { type Db, perDatabase } from '../../db/db.ts'
import type { PhaseKey } from '../freeze/queries.ts'
import { findFactsAndCounts } from './player-score-queries.ts'

type Scores = Promise<CardScore[]>

/** An entry takes some kilobytes. */
const cacheOf = perDatabase(() => new LRUCache<string, Scores>({ max: 200 }))

/**
 * Finds what the players of a phase made, once for all who ask until its `version` changes (rulebook 7.18). Without a version
 * the phase is not frozen yet: an edit may change anything, and nothing is kept.
 */
export function findPlayerScores(db: Db, key: PhaseKey, version: string | null): Scores {
  if (version === null) return readScores(db, key)
  const cache = cacheOf(db)
  const name = `${key.eventId} ${key.phaseIndex} ${version}`
  const before = cache.get(name)
  if (before) return before
  const scores = readScores(db, key)
  cache.set(name, scores)
  scores.catch(() => cache.delete(name))
  return scores
}

async function readScores(db: Db, key: PhaseKey): Scores {
  const found = await findFactsAndCounts(db, key)
  return found ? playerScores(found.facts, found.counts) : []
}
