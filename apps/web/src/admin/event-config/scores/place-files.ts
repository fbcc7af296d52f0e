import { fromCsv, isServerLogName, type ScoreFileType, scoreFileTypes, uploadsOf } from '@game/domain'

/** Reads the header of a CSV file from its beginning. */
async function headerOf(file: File): Promise<string[]> {
  const beginning = await file.slice(0, 64 * 1024).text()
  return fromCsv(beginning.split('\n', 1)[0] ?? '')[0] ?? []
}

/**
 * Decides which upload each file is for: the one its layout belongs to. A file that fits both or neither goes where it was
 * dropped, or to the other upload if that one is taken. Of two files for one upload the later counts (rulebook 11.36). A
 * server log is for both: it goes where it was dropped, alone (rulebook 14.14).
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
