/** Adds the viewer's own row to those of a page: above or below the others if it is not among them. */
export function withOwnRow<Row extends { rank: number; user: { id: number } }>(
  rows: readonly Row[],
  own: Row | null,
): readonly Row[] {
  if (own === null || rows.some(({ user }) => user.id === own.user.id)) return rows
  return own.rank <= (rows[0]?.rank ?? 0) ? [own, ...rows] : [...rows, own]
}
