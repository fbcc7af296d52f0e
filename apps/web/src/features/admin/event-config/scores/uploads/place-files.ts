import { type ScoreFileType, scoreFileTypes, uploadsOf } from '@game/domain'
import { kindOfFile } from './file-beginning.ts'

/** The files of an upload; `isCounts`: they are counts, which name no maps and can only replace all. */
export type PlacedFiles = { files: File[]; isCounts: boolean }

/**
 * Decides which upload each file is for: the one its layout belongs to. A file that fits both or neither goes where it was
 * dropped, or to the other upload if that one is taken (rulebook 11.36). Server logs and demos are for both: they go where they were
 * dropped, or with CSV files that are all for the other upload (rulebook 14.14).
 */
export async function placeFiles(
  files: readonly File[],
  on: ScoreFileType,
): Promise<Partial<Record<ScoreFileType, PlacedFiles>>> {
  const read = await Promise.all(files.map(async file => ({ file, ...(await kindOfFile(file)) })))
  const placed: Partial<Record<ScoreFileType, PlacedFiles>> = {}
  for (const { file, header } of read.filter(({ isForBoth }) => !isForBoth)) {
    const fitting = uploadsOf(header)
    const [only] = fitting.length === 1 ? fitting : []
    const free = [on, ...scoreFileTypes].find(type => placed[type] === undefined)
    const type = only ?? free ?? on
    const before = placed[type]
    placed[type] = {
      files: [...(before?.files ?? []), file],
      isCounts: before?.isCounts || fitting.length > 1,
    }
  }
  const both = read.filter(({ isForBoth }) => isForBoth).map(({ file }) => file)
  if (both.length === 0) return placed
  const [only] = Object.keys(placed).length === 1 ? scoreFileTypes.filter(type => placed[type]) : []
  const type = only ?? on
  const { files: others = [], isCounts = false } = placed[type] ?? {}
  return { ...placed, [type]: { files: [...others, ...both], isCounts } }
}
