import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signIn } from '../../scripts/replay/admin-session.ts'
import { openSource } from '../../scripts/replay/open-source.ts'
import { partsOf, playLog } from '../../scripts/replay/play-log.ts'
import { readAll, realLog } from '../calls/log-calls.ts'
import { insertTestEvent } from '../fixtures/insert-event.ts'
import { insertDecks, insertTestUsers } from '../fixtures/insert-users.ts'
import { goodPassword, openTestApp, type TestApp } from '../fixtures/test-app.ts'

let testApp: TestApp
let game: string
beforeAll(async () => {
  testApp = await openTestApp()
  game = await testApp.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => testApp.close())

test('a log is sent line by line in order, at its original pace times the speed', async () => {
  const log = await realLog()
  const parts = partsOf(log, 30)
  expect(parts.map(({ begin }) => begin)).toEqual([0, ...parts.slice(0, -1).map(({ end }) => end)])
  expect(parts.at(-1)?.end).toBe(log.length)
  expect(parts.every(({ end }) => end === log.length || log[end - 1] === 10)).toBe(true)
  const slow = partsOf(log, 1).at(-1)?.at ?? 0
  expect((parts.at(-1)?.at ?? 0) / (slow / 30)).toBeCloseTo(1, 1)
})

const file = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))

/** Plays the real log by the command of the README, so fast that nothing waits. */
async function playByCommand(url: string): Promise<void> {
  const [token = ''] = /[^/]+(?=\/log$)/.exec(url) ?? []
  const log = file('../../packages/domain/test/data/server-log-inferno.log.gz')
  const options = ['--speed', '1e9', '--token', token, '--game', game]
  await promisify(execFile)(process.execPath, [file('scripts/replay.ts'), log, ...options])
}

test('replay adds a source, locks the open phase, and people unknown to the catalogue count for picked players', async () => {
  const { eventId, players } = await insertTestEvent(testApp.db, [{ open: -20, lock: 60 }])
  const { id: adminId } = await testApp.signUp('replayer', 'admin')
  const [userId = 0] = await insertTestUsers(testApp.db, 1, 'watcher_')
  await insertDecks(testApp.db, eventId, [
    { userId, phase: 1, cards: [{ playerId: players[6] ?? 0, keyplays: [6], perks: [] }] },
  ])
  const admin = await signIn(game, 'replayer', goodPassword)
  const log = await realLog()
  const url = await openSource(game, admin, 'Night Cup', log)
  await playByCommand(url)
  const source = await testApp.db
    .selectFrom('score_source')
    .where('event_id', '=', eventId)
    .select(['id', 'account_id'])
    .executeTakeFirstOrThrow()
  expect(source.account_id).toBe(adminId)
  await readAll(testApp.db, source.id)
  const counts = await testApp.db
    .selectFrom('keyplay_count')
    .where('event_id', '=', eventId)
    .where('phase_index', '=', 1)
    .select('player_id')
    .distinct()
    .execute()
  expect(counts.map(({ player_id }) => player_id)).toContain(players[6])
})

test('an unknown event, a wrong password and a wrong token give a readable sentence', async () => {
  await expect(signIn(game, 'replayer', 'wrong')).rejects.toThrow('Wrong username or password.')
  const admin = await signIn(game, 'replayer', goodPassword)
  await expect(openSource(game, admin, 'No Cup', await realLog())).rejects.toThrow(
    'There is no event "No Cup". Name one of these with --event: "Night Cup".',
  )
  const url = `${game}/api/score-sources/wrong/log`
  await expect(playLog(Buffer.from('x'), url, 1, () => {})).rejects.toThrow('No source has this token')
})
