import type { Db } from '../../../ground/db/db.ts'
import { versionedMemory } from '../../../ground/db/versioned-memory.ts'
import { type ClanOfEvent, findClanRankingVersion, listClanRanking } from './clan-ranking-queries.ts'
import type { StandingRow } from './standing-queries.ts'

type Ranking = readonly StandingRow[]

const memory = versionedMemory<Ranking>({
  // Rows of all clans together, which take some 15 MB.
  maxSize: 100_000,
  // An empty ranking takes some space too.
  sizeCalculation: ranking => ranking.length + 10,
})

/** Finds a clan's own ranking of an event, in order of rank; empty if there is no such event. */
export async function findClanRanking(db: Db, clan: ClanOfEvent): Promise<Ranking> {
  const version = await findClanRankingVersion(db, clan)
  if (version === undefined) return []
  return memory(db, { key: `${clan.eventId} ${clan.clanId}`, version }, () => listClanRanking(db, clan))
}
