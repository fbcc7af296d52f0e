/**
 * Plays a server log against a running game, as the game server did that wrote it:
 * `pnpm --filter @game/api replay FILE [--speed 30] [--event NAME | --token TOKEN] [--game ADDRESS] [--password PASSWORD]`.
 * With an event it adds a source there as `admin`, whose password is PASSWORD, ADMIN_PASSWORD or asked for.
 */
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { gunzipSync } from 'node:zlib'
import { invokedIn, readEnv } from '../src/ground/env/env.ts'
import { signIn } from './replay/admin-session.ts'
import { openSource } from './replay/open-source.ts'
import { playLog } from './replay/play-log.ts'

const usage =
  'Usage: pnpm --filter @game/api replay FILE [--speed 30] [--event NAME | --token TOKEN] [--game ADDRESS] [--password PASSWORD]'

const { values, positionals } = parseArgs({
  options: {
    speed: { type: 'string', default: '30' },
    event: { type: 'string', default: 'Vistula Open' },
    token: { type: 'string' },
    game: { type: 'string' },
    password: { type: 'string' },
  },
  allowPositionals: true,
})

async function run(): Promise<void> {
  const [file, ...more] = positionals
  const speed = Number(values.speed)
  if (!file || more.length > 0 || !(speed > 0)) throw new Error(usage)
  const env = readEnv()
  const game = (
    values.game ?? `http://${['0.0.0.0', '::'].includes(env.host) ? '127.0.0.1' : env.host}:${env.port}`
  ).replace(/\/$/, '')
  const bytes = await readFile(resolve(invokedIn, file))
  const log = file.endsWith('.gz') ? gunzipSync(bytes) : bytes
  const url = values.token ? `${game}/api/score-sources/${values.token}/log` : await ownSource(game, log)
  await playLog(log, url, speed, ({ end }) => {
    if (process.stdout.isTTY) process.stdout.write(`\r${Math.floor((100 * end) / log.length)} % played`)
  })
  console.log('\nThe log is over.')
}

async function ownSource(game: string, log: Buffer): Promise<string> {
  const password = values.password ?? readEnv().adminPassword ?? (await askPassword())
  const admin = await signIn(game, 'admin', password)
  const url = await openSource(game, admin, values.event, log)
  console.log(`Plays at ${values.event}: open ${game} and look at the event's page.`)
  return url
}

async function askPassword(): Promise<string> {
  const input = createInterface({ input: process.stdin, output: process.stdout })
  const password = await input.question('Password of admin: ')
  input.close()
  return password
}

await run().catch(error => {
  console.error(error instanceof TypeError ? `No game answers there: ${error.message}` : error.message)
  process.exitCode = 1
})
