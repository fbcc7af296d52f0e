import type { TableRow } from '../league.ts'

/**
 * Picks the rows of the members who are out of the event, with their places among themselves: equal ranks stay shared. Nothing is known of how these
 * places were before.
 */
export const bestOut = (rows: readonly TableRow[]): TableRow[] => {
  const out = rows.filter(row => row.out)
  return out.map(row => ({
    ...row,
    rank: out.filter(({ rank }) => rank < row.rank).length + 1,
    previousRank: null,
  }))
}
