import { createHash } from 'node:crypto'
import { bestDeck, type DeckScore, type KeyplayCount, type LockFacts } from '@game/domain'
import { LRUCache } from 'lru-cache'

/** Some kilobytes each. */
const found = new LRUCache<string, DeckScore>({ max: 200 })

/**
 * The best deck, searched once for all who ask. It is kept by the content of everything it follows from, so whatever changes
 * that, an upload, a recheck or an edit before the freezing, asks for another one: nothing can be stale.
 */
export function findBestDeck(facts: LockFacts, counts: KeyplayCount[]): DeckScore {
  const content = createHash('sha256')
    .update(JSON.stringify([facts, counts]))
    .digest('base64')
  const known = found.get(content)
  if (known) return known
  const { score } = bestDeck(facts, counts)
  found.set(content, score)
  return score
}
