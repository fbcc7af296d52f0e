import { pageSizes } from '@game/domain'
import type { PageSize } from '../ui/layout/page-numbers.ts'

/** The part of a ranking that is shown. */
export type ScoresView = { page: number; pageSize: PageSize; phrase: string }
export type LeaderboardSearch = Partial<ScoresView> & { event?: number }

/** The default: page 1, 50 rows, no search (rulebook 13.35). */
export const wholeRanking: ScoresView = { page: 1, pageSize: 50, phrase: '' }

const whole = (value: unknown) => (Number.isInteger(value) && Number(value) > 0 ? Number(value) : undefined)

/** Reads the search of the address; values that are not valid are left out. */
export function readSearch(search: Record<string, unknown>): LeaderboardSearch {
  const event = whole(search.event)
  const page = whole(search.page)
  const pageSize = pageSizes.find(size => size === search.pageSize)
  const phrase = typeof search.phrase === 'string' ? search.phrase.slice(0, 64) : ''
  return {
    ...(event && { event }),
    ...(page && { page }),
    ...(pageSize && { pageSize }),
    ...(phrase && { phrase }),
  }
}
