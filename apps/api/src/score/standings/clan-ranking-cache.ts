import { LRUCache } from 'lru-cache'
import { type Db, perDatabase } from '../../db/db.ts'
import { type ClanOfEvent, findClanRankingVersion, listClanRanking } from './clan-ranking-queries.ts'
import type { StandingRow } from './standing-queries.ts'

type Ranking = readonly StandingRow[]

/** Rows of all clans together: some 15 MB. */
const mostRows = 100_000
const cacheOf = perDatabase(
  () =>
    new LRUCache<string, Ranking>({
      maxSize: mostRows,
      // An empty one takes some space too.
      sizeCalculation: ranking => ranking.length + 10,
    }),
)

/**
 * Finds a clan's own ranking, in its order: as kept while its version is the same, which a new ranking of the event and
 * whatever changes the members who are shown renew.
 */
export async function findClanRanking(db: Db, scope: ClanOfEvent): Promise<Ranking> {
  const cache = cacheOf(db)
  const before = cache.get((await findClanRankingVersion(db, scope)) ?? '')
  if (before) return before
  const read = await listClanRanking(db, scope)
  if (!read) return []
  cache.set(read.version, read.ranking)
  return read.ranking
}
