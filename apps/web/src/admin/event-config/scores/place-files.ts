import { type ScoreFileType, scoreFileTypes, uploadsOf } from '@game/domain'
import { kindOfFile } from './file-beginning.ts'

/**
 * Decides which upload each file is for: the one its layout belongs to. A file that fits both or neither goes where it was
 * dropped, or to the other upload if that one is taken. Of two files for one upload the later counts (rulebook 11.36). A
 * server log is for both: it goes where it was dropped, alone (rulebook 14.14).
 */
export async function placeFiles(
  files: readonly File[],
  on: ScoreFileType,
): Promise<Partial<Record<ScoreFileType, File>>> {
  const read = await Promise.all(files.map(async file => ({ file, ...(await kindOfFile(file)) })))
  const log = read.findLast(({ isLog }) => isLog)
  if (log) return { [on]: log.file }
  const placed: Partial<Record<ScoreFileType, File>> = {}
  for (const { file, header } of read) {
    const fitting = uploadsOf(header)
    const [only] = fitting.length === 1 ? fitting : []
    const free = [on, ...scoreFileTypes].find(type => placed[type] === undefined)
    placed[only ?? free ?? on] = file
  }
  return placed
}
