import { type LoggedMap, type ServerLogReader, serverLogReader } from '@game/domain'
import type { StoredChunk } from './chunk-queries.ts'
import type { SourceLog } from './number-logs.ts'

/** What was read from consecutive logs, with the number of the first. */
export type Reading = { log: number; dropped: boolean; maps: LoggedMap[] }

/**
 * Reads logs in order. A log whose newest map is still running at its end is read together with the next one: the server may
 * have been restarted in the middle of a match. `ignores` says which people are never alive (rulebook 14.7, 14.10).
 */
export function readLogs(
  chunks: readonly StoredChunk[],
  logs: readonly SourceLog[],
  ignores: (steamId: string) => boolean,
): Reading[] {
  const readings: Reading[] = []
  let open: { reading: Reading; reader: ServerLogReader } | undefined
  for (const log of logs) {
    if (log.dropped) {
      const reader = serverLogReader({ ignores })
      feed(reader, chunks, log)
      reader.end()
      readings.push({ log: log.number, dropped: true, maps: reader.log().maps })
      continue
    }
    if (open?.reading.maps.at(-1)?.state === 'running') open.reader.read('\n')
    else {
      open = { reading: { log: log.number, dropped: false, maps: [] }, reader: serverLogReader({ ignores }) }
      readings.push(open.reading)
    }
    feed(open.reader, chunks, log)
    open.reading.maps = open.reader.log().maps
  }
  return readings
}

function feed(reader: ServerLogReader, chunks: readonly StoredChunk[], { runs }: SourceLog): void {
  let end = 0
  for (const run of runs) {
    if (run.begin > end) reader.hole(run.begin - end)
    const decoder = new TextDecoder()
    for (const { chunk: at, from, to } of run.pieces) {
      const chunk = chunks[at]
      if (chunk)
        reader.read(decoder.decode(chunk.body.subarray(from, to), { stream: true }), chunk.receivedAt)
    }
    end = run.end
  }
}
