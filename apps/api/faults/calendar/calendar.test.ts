import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished } from 'vitest'
import { renewLink } from '../../src/people/account/calendar/calendar-queries.ts'
import { insertTestEvent } from '../../test/fixtures/insert-event.ts'
import { insertDecks } from '../../test/fixtures/insert-users.ts'
import { openTestApp } from '../../test/fixtures/test-app.ts'
import { testWith } from '../../test/servers/debian.ts'

const run = promisify(execFile)

/** A game with its own database, the calendar of a player of its first event, which has two phases, and ways to change it. */
async function openGame(publicUrl = 'https://one.example') {
  const testApp = await openTestApp({ publicUrl })
  onTestFinished(testApp.close)
  const { db, app } = testApp
  const { id: userId } = await testApp.signUp('planner')
  const { eventId, players } = await insertTestEvent(db, [
    { open: 60, lock: 600 },
    { open: 900, lock: 1200 },
  ])
  const cards = players.slice(0, 1).map(playerId => ({ playerId, keyplays: [], perks: [] }))
  await insertDecks(db, eventId, [{ userId, phase: 1, cards }])
  const token = await renewLink(db, userId)
  const feed = async () => (await app.inject({ url: `/calendar/${token}.ics` })).body
  return { db, eventId, feed }
}

async function newFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'clutchdeck-calendar-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

testWith('libical-dev and gcc', ['/usr/include/libical/ical.h', '/usr/bin/cc'])(
  'a calendar, with moved and cancelled entries too, has nothing that libical forbids (rulebook 20.17)',
  async () => {
    const { db, eventId, feed } = await openGame()
    await feed()
    await db.deleteFrom('phase').where('event_id', '=', eventId).where('index', '=', 2).execute()
    const reader = join(await newFolder(), 'restrictions')
    await run('/usr/bin/cc', [join(import.meta.dirname, 'restrictions.c'), '-o', reader, '-lical'])
    const text = await feed()
    expect(text).toContain('STATUS:CANCELLED')
    const read = run(reader)
    read.child.stdin?.end(text)
    expect((await read).stdout).toBe('entries: 4\n')
  },
)

testWith('khal', ['/usr/bin/khal'])(
  'khal keeps the calendars of two games apart, and moves and renames the entries that it has (rulebook 20.17)',
  async () => {
    const [one, two] = [await openGame(), await openGame('https://two.example')]
    const folder = await newFolder()
    await mkdir(join(folder, 'entries'))
    const lines = [
      '[calendars]',
      '[[games]]',
      `path = ${folder}/entries`,
      '[sqlite]',
      `path = ${folder}/khal.db`,
      '[locale]',
      'local_timezone = UTC',
      'default_timezone = UTC',
      'timeformat = %H:%M',
      'dateformat = %Y-%m-%d',
      'longdateformat = %Y-%m-%d',
      'datetimeformat = %Y-%m-%d %H:%M',
      'longdatetimeformat = %Y-%m-%d %H:%M',
    ]
    await writeFile(join(folder, 'config'), `${lines.join('\n')}\n`)
    const khal = async (...args: string[]) =>
      (
        await run('/usr/bin/khal', ['-c', join(folder, 'config'), ...args], {
          env: { HOME: folder, LC_ALL: 'C.UTF-8' },
        })
      ).stdout
    const take = async (feed: () => Promise<string>) => {
      const file = join(folder, 'feed.ics')
      await writeFile(file, await feed())
      await khal('import', '--batch', file)
    }
    /** What it shows of a game: when, what and whose. */
    const shownOf = async (host: string) => {
      const format = '{start}, {title}, {url}'
      const listed = await khal('list', '--once', '--day-format', '', '--format', format, 'today', '30d')
      return listed
        .trim()
        .split('\n')
        .filter(each => each.includes(`https://${host}/`))
        .map(each => each.split(', ').slice(0, 2))
    }

    await take(one.feed)
    await take(two.feed)
    const titles = ['Phase 1 opens', 'Phase 1 locks', 'Phase 2 opens', 'Phase 2 locks']
    const before = [await shownOf('one.example'), await shownOf('two.example')]
    for (const shown of before)
      expect(shown.map(([, title]) => title)).toEqual(titles.map(each => `Night Cup: ${each}`))

    const { db, eventId } = one
    const lock = new Date(Date.now() + 1000 * 60_000).toISOString()
    await db
      .updateTable('phase')
      .set({ lock })
      .where('event_id', '=', eventId)
      .where('index', '=', 2)
      .execute()
    await db.updateTable('event').set({ name: 'Day Cup' }).where('id', '=', eventId).execute()
    await take(one.feed)
    const times = [...(before[0] ?? []).slice(0, 3).map(([at]) => at), lock.slice(0, 16).replace('T', ' ')]
    expect(await shownOf('one.example')).toEqual(titles.map((each, at) => [times[at], `Day Cup: ${each}`]))
    expect(await shownOf('two.example')).toEqual(before[1])
  },
)
