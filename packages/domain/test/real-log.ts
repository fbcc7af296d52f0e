import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { type ServerLog, serverLogReader } from '../src/index.ts'

/** The real server log in test/data: one map with warm-up, knife round, restarts and kills after the rounds' ends. */
export const realLog = (): string =>
  gunzipSync(readFileSync(new URL('data/server-log-inferno.log.gz', import.meta.url))).toString('utf8')

/** Reads a log in these chunks. */
export const readLog = (...chunks: readonly string[]): ServerLog => {
  const reader = serverLogReader()
  for (const chunk of chunks) reader.read(chunk)
  reader.end()
  return reader.log()
}
