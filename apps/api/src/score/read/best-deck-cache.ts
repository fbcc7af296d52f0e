import { createHash } from 'node:crypto'
import { bestDeck, type DeckScore, type KeyplayCount, type LockFacts } from '@game/domain'
import { LRUCache } from 'lru-cache'

/** An entry takes some kilobytes. */
const cache = new LRUCache<string, DeckScore>({ max: 200 })

/**
 * Finds the best deck of a phase, once for all who ask (rulebook 6.17). The key is a hash of everything the result
 * depends on, so an upload, a recheck or an edit leads to another key and no entry can be stale.
 */
export function findBestDeck(facts: LockFacts, counts: KeyplayCount[]): DeckScore {
  const content = createHash('sha256')
    .update(JSON.stringify([facts, counts]))
    .digest('base64')
  const cached = cache.get(content)
  if (cached) return cached
  const { score } = bestDeck(facts, counts)
  cache.set(content, score)
  return score
}
