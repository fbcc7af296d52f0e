import { pageSizes } from '@game/domain'
import { onlyGiven, readListPart, readWhole } from '../../base/ui/layout/list-search.ts'
import type { PageSize } from '../../base/ui/layout/page-numbers.ts'

/** The part of a ranking that is shown. */
export type ScoresView = { page: number; pageSize: PageSize; phrase: string }
export type LeaderboardSearch = Partial<ScoresView> & { event?: number }

/** The default: page 1, 50 rows, no search (rulebook 13.35). */
export const wholeRanking: ScoresView = { page: 1, pageSize: 50, phrase: '' }

/** Reads the search parameters of the address; invalid values are left out. */
export function readSearch(search: Record<string, unknown>): LeaderboardSearch {
  return onlyGiven({ ...readListPart(search, pageSizes), event: readWhole(search.event) })
}
