import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { readMatchFile, readPlayerLines } from '@game/domain'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { rankEvent } from '../../src/game/score/publish/rank-event.ts'
import { configAs } from '../calls/config-calls.ts'
import { addSource, readAll } from '../calls/log-calls.ts'
import { it } from '../fixtures/fixtures.ts'
import { insertDecks } from '../fixtures/insert-users.ts'
import { insertPrivate } from '../fixtures/private-event.ts'

const file = (path: string) => fileURLToPath(new URL(`../../../../${path}`, import.meta.url))
const page = readFileSync(file('docs/machines/host-a-game.md'), 'utf8')
const blocks = Array.from(page.matchAll(/^```\w*\n(.*?)^```$/gms), ([, code = '']) => code)
/** The block of docs/machines/host-a-game.md in which `part` is. */
const printed = (part: string): string => {
  const found = blocks.find(code => code.includes(part))
  if (found === undefined) throw new Error(`host-a-game.md does not print ${part}`)
  return found
}

const rowsIn = (part: string) =>
  readPlayerLines(printed(part)).map(line => ('row' in line ? line.row : line.fault))

test('the lists of players and the match file that docs/machines/host-a-game.md prints are read (rulebook 30.12)', () => {
  const anna = { steamId: '76561197960265729', name: 'anna' }
  const [ola, kuba] = [
    { steamId: '76561197960265730', name: 'ola' },
    { steamId: '76561197960265731', name: 'kuba' },
  ]
  expect(rowsIn('anna Wolves')).toEqual([
    { ...anna, team: 'Wolves' },
    { ...ola, team: 'Wolves' },
    { ...kuba, team: 'Bears' },
  ])
  const ewa = { steamId: '76561197960265732', name: 'ewa' }
  expect(readMatchFile(JSON.parse(printed('"team1"')))).toEqual({
    ok: true,
    match: {
      home: { name: 'Wolves', players: [anna, ola] },
      away: { name: 'Bears', players: [kuba, ewa] },
      bestOf: 1,
      maps: ['de_inferno'],
    },
  })
})

it('its match is played as printed: the players are pasted, a deck locks, and the log brings its points (rulebook 15.9, 30.11)', async ({
  db,
  testApp,
  newUser,
}) => {
  const owner = await newUser()
  const { eventId } = await insertPrivate(db, [{ open: 60, lock: 120, points: 1 }], { owner })
  const { token } = await addSource(owner, eventId)
  const rows = rowsIn('Alder')
  expect(rows).toHaveLength(10)
  expect((await configAs(owner)('set-event-players', { eventId, rows, list: true })).status).toBe(200)
  await sql`update phase set open = now() - interval '2 hours', lock = now() - interval '1 hour'
    where event_id = ${eventId}`.execute(db)
  const own = await db
    .selectFrom('player')
    .where('event_id', '=', eventId)
    .select('id')
    .orderBy('id')
    .execute()
  const cards = own.slice(0, 5).map(({ id }) => ({ playerId: id, keyplays: [1], perks: [] }))
  await insertDecks(db, eventId, [{ userId: owner.id, phase: 1, cards }])

  const address = await testApp.app.listen({ port: 0, host: '127.0.0.1' })
  const [, command = ''] = /replay (.*)/.exec(printed('--token TOKEN')) ?? []
  const [log = '', ...options] = command
    .replace('--speed 30', '--speed 1e9')
    .replace('TOKEN', token)
    .split(' ')
  const given = [file('apps/api/scripts/replay.ts'), file(log), ...options, '--game', address]
  await promisify(execFile)(process.execPath, given)
  const [source] = await db.selectFrom('score_source').where('event_id', '=', eventId).select('id').execute()
  await readAll(db, source?.id ?? 0)
  await rankEvent(db, eventId)
  type Scores = { scores: { score: number }[] }
  const { body } = await owner.call<Scores>(`/api/clutchdeck/get-event-scores?eventId=${eventId}`)
  expect(body.scores[0]?.score).toBeGreaterThan(0)
})
