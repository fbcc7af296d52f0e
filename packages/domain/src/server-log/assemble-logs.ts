/**
 * A chunk of a server's log as it arrived. `begin` is the offset of its first byte in the log, null if the server did not
 * send it; `instance` names the server process, '' if the server did not send it. `bytes` is any list of numbers, such as a
 * `Uint8Array`.
 */
export type LogChunk = { instance: string; begin: number | null; bytes: ArrayLike<number> }

/** The bytes from `from` up to but not including `to` of a chunk; `chunk` is its index in the given list. */
export type LogPiece = { chunk: number; from: number; to: number }

/** Consecutive bytes of a log, the first one at offset `begin`, the last one before `end`; between two runs there is a gap. */
export type LogRun = { begin: number; end: number; pieces: LogPiece[] }

/** A log put together from its chunks (rulebook 14.12). */
export type AssembledLog = { instance: string; runs: LogRun[] }

type Log = { instance: string; offsets: boolean; runs: LogRun[] }

/**
 * Assembles the logs of a source from their chunks, which are in the order of their arrival. Chunks can be repeated, overlap
 * and arrive late; bytes that overlap are taken once. A chunk that begins at 0, or that contradicts what is known at its
 * offsets, starts a new log. Chunks without offsets follow one another; a repeated one is taken once (rulebook 14.12).
 *
 * @example
 * const [log] = assembleLogs([
 *   { instance: 'a', begin: 0, bytes: [76, 32] },
 *   { instance: 'a', begin: 3, bytes: [49] },
 * ])
 * log?.runs.map(({ begin, end }) => [begin, end]) // [[0, 2], [3, 4]]
 */
export const assembleLogs = (chunks: readonly LogChunk[]): AssembledLog[] => {
  const logs: Log[] = []
  for (const [at, chunk] of chunks.entries()) {
    if (chunk.bytes.length === 0) continue
    if (chunk.begin === null) append(logs, chunks, at, chunk)
    else place(logs, chunks, at, { ...chunk, begin: chunk.begin })
  }
  return logs.map(({ instance, runs }) => ({ instance, runs }))
}

type PlacedChunk = LogChunk & { begin: number }

const append = (
  logs: Log[],
  chunks: readonly LogChunk[],
  at: number,
  { instance, bytes }: LogChunk,
): void => {
  const log = logs.findLast(each => each.instance === instance && !each.offsets)
  const run = log?.runs[0]
  if (run === undefined) {
    const pieces = [{ chunk: at, from: 0, to: bytes.length }]
    logs.push({ instance, offsets: false, runs: [{ begin: 0, end: bytes.length, pieces }] })
  } else if (!run.pieces.some(({ chunk }) => areEqual(chunks[chunk]?.bytes ?? [], bytes))) {
    run.pieces.push({ chunk: at, from: 0, to: bytes.length })
    run.end += bytes.length
  }
}

const areEqual = (a: ArrayLike<number>, b: ArrayLike<number>): boolean => {
  if (a.length !== b.length) return false
  for (let at = 0; at < a.length; at++) if (a[at] !== b[at]) return false
  return true
}

const place = (logs: Log[], chunks: readonly LogChunk[], at: number, chunk: PlacedChunk): void => {
  const own = logs.filter(each => each.instance === chunk.instance && each.offsets).reverse()
  const fitting = own.filter(log => fits(log, chunks, chunk))
  const log = fitting.find(each => touches(each, chunk)) ?? (chunk.begin > 0 ? fitting[0] : undefined)
  if (log) insert(log, at, chunk)
  else {
    const fresh: Log = { instance: chunk.instance, offsets: true, runs: [] }
    insert(fresh, at, chunk)
    logs.push(fresh)
  }
}

const endOf = ({ begin, bytes }: PlacedChunk): number => begin + bytes.length

/** Whether a chunk overlaps or continues the known bytes of a log. */
const touches = ({ runs }: Log, chunk: PlacedChunk): boolean =>
  runs.some(({ begin, end }) => chunk.begin <= end && begin <= endOf(chunk))

/** Whether a chunk and a log have the same bytes where they overlap. */
const fits = ({ runs }: Log, chunks: readonly LogChunk[], chunk: PlacedChunk): boolean =>
  runs.every(({ begin, pieces }) => {
    let offset = begin
    return pieces.every(piece => {
      const start = offset
      offset += piece.to - piece.from
      const bytes = chunks[piece.chunk]?.bytes ?? []
      for (let at = Math.max(start, chunk.begin); at < Math.min(offset, endOf(chunk)); at++)
        if (bytes[piece.from + at - start] !== chunk.bytes[at - chunk.begin]) return false
      return true
    })
  })

/** Adds the bytes of a chunk that a log lacks, and joins the runs that they connect. */
const insert = (log: Log, at: number, chunk: PlacedChunk): void => {
  const missing: LogRun[] = []
  let begin = chunk.begin
  const add = (end: number): void => {
    if (begin >= end) return
    const pieces = [{ chunk: at, from: begin - chunk.begin, to: end - chunk.begin }]
    missing.push({ begin, end, pieces })
  }
  for (const run of log.runs) {
    add(Math.min(run.begin, endOf(chunk)))
    begin = Math.max(begin, run.end)
  }
  add(endOf(chunk))
  log.runs = joined([...log.runs, ...missing].sort((a, b) => a.begin - b.begin))
}

const joined = (runs: readonly LogRun[]): LogRun[] => {
  const whole: LogRun[] = []
  for (const { begin, end, pieces } of runs) {
    const last = whole.at(-1)
    if (last?.end === begin)
      whole[whole.length - 1] = { begin: last.begin, end, pieces: [...last.pieces, ...pieces] }
    else whole.push({ begin, end, pieces })
  }
  return whole
}
