import { fromCsv, isServerLogName, type ScoreFileType, scoreFileTypes, uploadsOf } from '@game/domain'

/** Reads the header of a CSV file from its beginning. */
async function headerOf(file: File): Promise<string[]> {
  const beginning = await file.slice(0, 64 * 1024).text()
  return fromCsv(beginning.split('\n', 1)[0] ?? '')[0] ?? []
}

/** The files of an upload; `isCounts`: they are counts, which name no maps and can only replace all. */
export type PlacedFiles = { files: File[]; isCounts: boolean }

/**
 * Decides which upload each file is for: the one its layout belongs to. A file that fits both or neither goes where it was
 * dropped, or to the other upload if that one is taken (rulebook 11.36). Server logs are for both: they go where they were
 * dropped, or with CSV files that are all for the other upload (rulebook 14.14).
 */
export async function placeFiles(
  files: readonly File[],
  on: ScoreFileType,
): Promise<Partial<Record<ScoreFileType, PlacedFiles>>> {
  const placed: Partial<Record<ScoreFileType, PlacedFiles>> = {}
  const isLog = ({ name }: File) => isServerLogName(name)
  for (const file of files.filter(file => !isLog(file))) {
    const fitting = uploadsOf(await headerOf(file))
    const [only] = fitting.length === 1 ? fitting : []
    const free = [on, ...scoreFileTypes].find(type => placed[type] === undefined)
    const type = only ?? free ?? on
    const before = placed[type]
    placed[type] = {
      files: [...(before?.files ?? []), file],
      isCounts: before?.isCounts || fitting.length > 1,
    }
  }
  const logs = files.filter(isLog)
  if (logs.length === 0) return placed
  const [only] = Object.keys(placed).length === 1 ? scoreFileTypes.filter(type => placed[type]) : []
  const type = only ?? on
  const { files: others = [], isCounts = false } = placed[type] ?? {}
  return { ...placed, [type]: { files: [...others, ...logs], isCounts } }
}
