import { type AssembledLog, assembleLogs } from '@game/domain'
import type { LogEnd, LogGap, StoredChunk } from './chunk-queries.ts'

/** A log of a source, assembled from its chunks. */
export type SourceLog = Omit<AssembledLog, 'instance'> & { number: number; dropped: boolean }

/** Later than any log. */
const afterAll = 2_147_483_647

/** Distinguishes a dropped file from a server process that uses the file's checksum as its name. */
const nameOf = ({ dropped, instance }: Pick<StoredChunk, 'dropped' | 'instance'>): string =>
  `${dropped ? 'file' : 'server'} ${instance ?? ''}`

/**
 * Chooses the first log to assemble again together with new chunks. If they continue the newest log of their server process,
 * that one; else also the log before it, whose end may come late, and the first log with a gap that one of them may fill.
 */
export function firstLogTouched(
  unread: readonly StoredChunk[],
  logs: readonly LogEnd[],
  gaps: readonly LogGap[],
): number {
  const firsts = processesOf(unread, logs).flatMap(({ name, late, logsOfProcess: [newest, before] }) => {
    if (late.length === 0) return newest?.log ?? []
    const filled = gaps.filter(gap => nameOf(gap) === name && late.some(chunk => fills(chunk, gap)))
    return [...[before ?? newest].flatMap(log => log?.log ?? []), ...filled.map(({ log }) => log)]
  })
  return Math.min(...firsts, afterAll)
}

/** Whether all chunks start where the newest log of their server process ends. */
export const goOn = (unread: readonly StoredChunk[], logs: readonly LogEnd[]): boolean =>
  processesOf(unread, logs).every(({ late }) => late.length === 0)

/** The server processes of chunks, with their logs, newest first, and the chunks that do not start where the one before ends. */
function processesOf(unread: readonly StoredChunk[], logs: readonly LogEnd[]) {
  const sent = unread.filter(({ dropped }) => !dropped)
  return [...Map.groupBy(sent, nameOf)].map(([name, chunks]) => {
    const logsOfProcess = logs.filter(log => nameOf(log) === name)
    let reached = logsOfProcess[0]?.end ?? null
    const late = chunks.filter(({ begin, body }) => {
      const goesOn = begin === null || begin === reached
      if (begin !== null) reached = begin + body.length
      return !goesOn
    })
    return { name, logsOfProcess, late }
  })
}

/** Whether a chunk has bytes of a gap, or bytes after the end of a log. */
const fills = ({ begin, body }: StoredChunk, gap: LogGap): boolean =>
  begin !== null && begin < (gap.end ?? afterAll) && gap.begin < begin + body.length

/** Assembles logs from chunks in the order in which they arrived; new logs are numbered from `next` on. */
export function numberLogs(chunks: readonly StoredChunk[], next: number): SourceLog[] {
  const assembled = assembleLogs(
    chunks.map(chunk => ({ instance: nameOf(chunk), begin: chunk.begin, bytes: chunk.body })),
  )
  const taken = new Set<number>()
  let free = next
  return assembled
    .map(({ runs }) => {
      const chunksOfLog = runs.flatMap(({ pieces }) => pieces.flatMap(({ chunk }) => chunks[chunk] ?? []))
      const known = chunksOfLog.find(({ log }) => log !== null && log > 0 && !taken.has(log))?.log
      const number = known ?? free++
      taken.add(number)
      return { number, runs, dropped: chunksOfLog[0]?.dropped ?? false }
    })
    .toSorted((a, b) => a.number - b.number)
}

/** Returns the log of each chunk, 0 if it adds nothing to any. */
export function logsOfChunks(chunks: readonly StoredChunk[], logs: readonly SourceLog[]) {
  const numbers = new Map(
    logs.flatMap(({ number, runs }) =>
      runs.flatMap(({ pieces }) => pieces.map(({ chunk }) => [chunk, number] as const)),
    ),
  )
  return chunks.map(({ id }, at) => ({ id, log: numbers.get(at) ?? 0 }))
}
