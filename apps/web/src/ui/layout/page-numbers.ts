import { adminPageSizes, pageSizes } from '@game/domain'

/** Page sizes of every paged list for players (player.md 9), and of those for admins (rules.md 11). */
export { adminPageSizes, pageSizes }
export type PageSize = (typeof adminPageSizes)[number]

/** The numbers a pagination shows: up to five, the current one as near the middle as the ends allow. Pages count from 1. */
export function pageNumbers(page: number, pages: number): number[] {
  const shown = Math.min(5, pages)
  const first = Math.max(1, Math.min(page - 2, pages - shown + 1))
  return Array.from({ length: shown }, (_, place) => first + place)
}
