import type { adminPageSizes } from '@game/domain'

/** How many rows a page of a list may have (rulebook 12.13, 13.35); the largest is for admins only. */
export type PageSize = (typeof adminPageSizes)[number]

/** Lists the numbers a pagination shows: up to five, the current one as near the middle as the ends allow, from 1. */
export function pageNumbers(page: number, pages: number): number[] {
  const shown = Math.min(5, pages)
  const first = Math.max(1, Math.min(page - 2, pages - shown + 1))
  return Array.from({ length: shown }, (_, index) => first + index)
}
