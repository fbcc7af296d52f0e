import type { TableRow } from '../league.ts'

/**
 * Returns the id of the last user of a page who goes on from a qualifying round, if those after them do not; `mixed` if a correction came after the
 * bracket stood, so that others have passed them (rulebook 19.39); null where there is no line.
 */
export function qualifyingLine(
  rows: readonly Pick<TableRow, 'user' | 'qualifies'>[],
): number | 'mixed' | null {
  const firstOut = rows.findIndex(({ qualifies }) => qualifies === false)
  if (firstOut < 0) return null
  if (rows.slice(firstOut).some(({ qualifies }) => qualifies)) return 'mixed'
  return rows[firstOut - 1]?.user.id ?? null
}
