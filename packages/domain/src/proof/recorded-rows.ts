/** A row of a ranking as its link records it; the score in hundredths. */
export type RecordedRow = {
  userId: number
  position: number
  rank: number
  previousRank: number | null
  hundredths: number
  won: readonly number[]
}

/**
 * Returns what the leaves of a block's rows are the hashes of, rows in the order of their users (rulebook 9.33). Written by
 * JSON.stringify, both values are canonical.
 *
 * @example
 * const row = { userId: 7, position: 2, rank: 1, previousRank: null, hundredths: 1200, won: [1] }
 * recordedRows(0, [row]).ranks // { block: 0, rows: [[7, 2, 1, 1200, [1]]] }
 */
export const recordedRows = (block: number, rows: readonly RecordedRow[]) => ({
  ranks: {
    block,
    rows: rows.map(({ userId, position, rank, hundredths, won }) => [
      userId,
      position,
      rank,
      hundredths,
      won,
    ]),
  },
  previousRanks: { block, rows: rows.map(({ userId, previousRank }) => [userId, previousRank]) },
})
