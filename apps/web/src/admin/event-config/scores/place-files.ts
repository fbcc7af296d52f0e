import { fromCsv, isServerLogName, type ScoreFileType, scoreFileTypes, uploadsOf } from '@game/domain'

/** Reads the header of a CSV file, by its beginning. */
async function headerOf(file: File): Promise<string[]> {
  const beginning = await file.slice(0, 64 * 1024).text()
  return fromCsv(beginning.split('\n', 1)[0] ?? '')[0] ?? []
}

/**
 * Tells which upload each file is for: the one its layout belongs to; one that can be either, or fits neither, goes where
 * it was dropped or else where there is room. Of two for the same upload the later counts (rulebook 11.36). A server log is
 * for both: it goes where it was dropped, alone (rulebook 14.14).
 */
export async function placeFiles(
  files: readonly File[],
  on: ScoreFileType,
): Promise<Partial<Record<ScoreFileType, File>>> {
  const log = files.findLast(file => isServerLogName(file.name))
  if (log) return { [on]: log }
  const placed: Partial<Record<ScoreFileType, File>> = {}
  for (const file of files) {
    const fitting = uploadsOf(await headerOf(file))
    const [only] = fitting.length === 1 ? fitting : []
    const free = [on, ...scoreFileTypes].find(type => placed[type] === undefined)
    placed[only ?? free ?? on] = file
  }
  return placed
}
