import { viewersZone } from './numbers-and-dates.ts'
import { offsetAt, readLocal, toLocal } from './zoned-time.ts'

/** Names the viewer's zone and its offset at the typed time, or at the saved instant if that is what is typed (rulebook 18.5). */
export function ZoneHint({ local, saved }: { local: string; saved?: string | undefined }) {
  const isSaved = saved !== undefined && local === toLocal(saved)
  const offsets = isSaved ? [offsetAt(saved)] : (readLocal(local) ?? []).map(({ offset }) => offset)
  return [viewersZone(), offsets.join(' / ')].filter(Boolean).join(', ')
}
