import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { openPostgres } from '../../src/ground/db/connection/postgres.ts'
import { reportError } from '../shared/bench-database.ts'
import { insertPlayedEvent } from '../shared/played-event.ts'

const script = fileURLToPath(import.meta.url)

/** Makes a played event in a separate process, so that its memory is not part of what a bench measures. */
export async function makeEvent(url: string, decks: number, phases: number) {
  const { stdout } = await promisify(execFile)(process.execPath, [script, url, `${decks}`, `${phases}`])
  return JSON.parse(stdout) as { eventId: number; players: number[] }
}

if (process.argv[1] === script) {
  const [url = '', decks, phases] = process.argv.slice(2)
  const database = openPostgres(url, reportError)
  const { eventId, players } = await insertPlayedEvent(database.db, Number(decks), Number(phases))
  console.log(JSON.stringify({ eventId, players }))
  await database.close()
}
