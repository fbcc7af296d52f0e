/** The newest backup of each of this many latest days and weeks is kept. */
const kept = { days: 7, weeks: 4 }
const dayMs = 24 * 3600 * 1000

/** Names a backup by the instant at which it is due: `clutchdeck-2026-11-22T04-00-00Z.backup`. */
export const backupName = (dueMs: number): string =>
  `clutchdeck-${new Date(dueMs).toISOString().slice(0, 19).replaceAll(':', '-')}Z.backup`

const named = /^clutchdeck-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.backup$/

/** The instant in a name; undefined for other files. */
export function dueTimeOf(name: string): number | undefined {
  const [, date, ...time] = named.exec(name) ?? []
  const at = Date.parse(`${date}T${time.join(':')}Z`)
  return Number.isNaN(at) ? undefined : at
}

/** Chooses the backups to delete: all but the newest of each of the last 7 days and 4 weeks that have one. */
export function backupsToDelete(names: readonly string[]): string[] {
  const backups = names
    .map(name => ({ name, at: dueTimeOf(name) }))
    .filter((each): each is { name: string; at: number } => each.at !== undefined)
    .toSorted((a, b) => b.at - a.at)
  const keep = new Set([
    ...newestOfEach(backups, at => Math.floor(at / dayMs), kept.days),
    // Weeks begin on Monday; the first day of this count was a Thursday.
    ...newestOfEach(backups, at => Math.floor((at / dayMs + 3) / 7), kept.weeks),
  ])
  return backups.map(({ name }) => name).filter(name => !keep.has(name))
}

function newestOfEach(
  backups: readonly { name: string; at: number }[],
  periodOf: (at: number) => number,
  count: number,
): string[] {
  const newest = new Map<number, string>()
  for (const { name, at } of backups) if (!newest.has(periodOf(at))) newest.set(periodOf(at), name)
  return [...newest.values()].slice(0, count)
}
