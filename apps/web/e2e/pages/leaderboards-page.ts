import { product } from '@game/domain'
import type { Page } from 'playwright-core'

/** The address of a ranking: `event=4&page=2`. */
export const leaderboardPath = (search: string) => `/${product.slug}/leaderboards?${search}`

/** The ranking of an event. */
export function leaderboardsPage(page: Page) {
  const moved = page.getByText(/since the last results/)
  return {
    /** Rows of the ranking without its head. */
    rows: page.locator('tbody tr'),
    /** All rows, the head first. */
    allRows: page.getByRole('row'),
    /** The name in the user's own row. */
    own: page.getByRole('rowheader', { name: /\byou$/ }),
    /** The words in rows about how their rank moved. */
    moved,
    search: page.getByRole('searchbox'),
    pageNumber: (number: number) => page.getByRole('button', { name: `Page ${number}` }),
    open: (search: string) => page.goto(leaderboardPath(search)),
  }
}
