import { type AssembledLog, assembleLogs } from '@game/domain'
import type { LogEnd, LogGap, StoredChunk } from './chunk-queries.ts'

/** A log of a source, put together of its chunks. */
export type SourceLog = Omit<AssembledLog, 'instance'> & { number: number; dropped: boolean }

/** Later than any log. */
const afterAll = 2_147_483_647

/** Tells a dropped file from a server process that gives itself the file's checksum. */
const nameOf = ({ dropped, instance }: Pick<StoredChunk, 'dropped' | 'instance'>): string =>
  `${dropped ? 'file' : 'server'} ${instance ?? ''}`

/**
 * Chooses the log from which on chunks are put together with new ones: the newest of their server process where they go on
 * where it ends, else the one before too, as its end may come late, and the first that one of them may fill or go on with.
 */
export function firstLogTouched(
  unread: readonly StoredChunk[],
  logs: readonly LogEnd[],
  gaps: readonly LogGap[],
): number {
  const firsts = processesOf(unread, logs).flatMap(({ name, late, own: [newest, before] }) => {
    if (late.length === 0) return newest?.log ?? []
    const filled = gaps.filter(gap => nameOf(gap) === name && late.some(chunk => fills(chunk, gap)))
    return [...[before ?? newest].flatMap(log => log?.log ?? []), ...filled.map(({ log }) => log)]
  })
  return Math.min(...firsts, afterAll)
}

/** Tells whether all chunks go on where the newest log of their server process ends. */
export const goOn = (unread: readonly StoredChunk[], logs: readonly LogEnd[]): boolean =>
  processesOf(unread, logs).every(({ late }) => late.length === 0)

/** The server processes that chunks come from, with their logs, the newest first, and the chunks that do not go on with those before. */
function processesOf(unread: readonly StoredChunk[], logs: readonly LogEnd[]) {
  const sent = unread.filter(({ dropped }) => !dropped)
  return [...Map.groupBy(sent, nameOf)].map(([name, chunks]) => {
    const own = logs.filter(log => nameOf(log) === name)
    let reached = own[0]?.end ?? null
    const late = chunks.filter(({ begin, body }) => {
      const goesOn = begin === null || begin === reached
      if (begin !== null) reached = begin + body.length
      return !goesOn
    })
    return { name, own, late }
  })
}

/** Tells whether a chunk has bytes of what a log lacks, or what comes behind its end. */
const fills = ({ begin, body }: StoredChunk, gap: LogGap): boolean =>
  begin !== null && begin < (gap.end ?? afterAll) && gap.begin < begin + body.length

/** Puts logs together of chunks in the order in which they came; new ones are numbered from `next` on. */
export function numberLogs(chunks: readonly StoredChunk[], next: number): SourceLog[] {
  const assembled = assembleLogs(
    chunks.map(chunk => ({ instance: nameOf(chunk), begin: chunk.begin, bytes: chunk.body })),
  )
  const taken = new Set<number>()
  let free = next
  return assembled
    .map(({ runs }) => {
      const own = runs.flatMap(({ pieces }) => pieces.flatMap(({ chunk }) => chunks[chunk] ?? []))
      const known = own.find(({ log }) => log !== null && log > 0 && !taken.has(log))?.log
      const number = known ?? free++
      taken.add(number)
      return { number, runs, dropped: own[0]?.dropped ?? false }
    })
    .toSorted((a, b) => a.number - b.number)
}

/** Answers the log of each chunk, 0 where it adds nothing to any. */
export function logsOfChunks(chunks: readonly StoredChunk[], logs: readonly SourceLog[]) {
  const numbers = new Map(
    logs.flatMap(({ number, runs }) =>
      runs.flatMap(({ pieces }) => pieces.map(({ chunk }) => [chunk, number] as const)),
    ),
  )
  return chunks.map(({ id }, at) => ({ id, log: numbers.get(at) ?? 0 }))
}
