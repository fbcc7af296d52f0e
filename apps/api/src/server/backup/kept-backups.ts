import { dayMs } from '@game/domain'

/** All backups of the 24 hours up to the newest are kept, and the newest of each of this many latest days and weeks. */
const kept = { days: 14, weeks: 8 }

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

/**
 * Chooses the backups to delete: all but those of the 24 hours up to the newest, and the newest of each of the last 14 days and
 * 8 weeks that have one.
 */
export function backupsToDelete(names: readonly string[]): string[] {
  const backups = names
    .map(name => ({ name, at: dueTimeOf(name) }))
    .filter((each): each is { name: string; at: number } => each.at !== undefined)
    .toSorted((a, b) => b.at - a.at)
  const dayBeforeNewest = (backups[0]?.at ?? 0) - dayMs
  const keep = new Set([
    ...backups.filter(({ at }) => at > dayBeforeNewest).map(({ name }) => name),
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
