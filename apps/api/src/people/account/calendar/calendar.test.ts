import ICAL from 'ical.js'
import { expect } from 'vitest'
import { itConfigures } from '../../../../test/fixtures/fixtures.ts'
import { insertTestEvent } from '../../../../test/fixtures/insert-event.ts'
import { insertDecks } from '../../../../test/fixtures/insert-users.ts'

/** A player of an event with two phases; `read` reads a calendar as a program that knows nothing but the standard. */
const it = itConfigures.extend('game', async ({ db, testApp, newUser }) => {
  const { eventId, players } = await insertTestEvent(db, [
    { open: -60, lock: 600 },
    { open: 900, lock: 1200 },
  ])
  const player = await newUser()
  const cards = players.slice(0, 1).map(playerId => ({ playerId, keyplays: [], perks: [] }))
  await insertDecks(db, eventId, [{ userId: player.id, phase: 1, cards }])
  const renew = async () => {
    const { body } = await player.call<{ path: string }>('/api/contact/renew-calendar-link', {})
    return body.path
  }
  const get = (path: string) => testApp.app.inject({ url: path })
  const read = async (path: string) => {
    const calendar = new ICAL.Component(ICAL.parse((await get(path)).body))
    return calendar.getAllSubcomponents('vevent').map(component => {
      const event = new ICAL.Event(component)
      return {
        uid: event.uid,
        at: event.startDate.toJSDate().toISOString(),
        summary: event.summary,
        sequence: event.sequence,
        status: component.getFirstPropertyValue('status'),
        alarms: component
          .getAllSubcomponents('valarm')
          .map(alarm => String(alarm.getFirstPropertyValue('trigger'))),
      }
    })
  }
  const phases = db
    .selectFrom('phase')
    .where('event_id', '=', eventId)
    .select(['open', 'lock'])
    .orderBy('index')
  return { eventId, player, renew, get, read, phases: await phases.execute() }
})

it('the calendar has the openings and locks of the events played, with alarms 3 hours and 1 hour before a lock (rulebook 20.17)', async ({
  db,
  game: { eventId, renew, read, phases },
}) => {
  await insertTestEvent(db, [{ open: -60, lock: 600 }])
  const iso = (at: string | undefined) => new Date(at ?? '').toISOString().replace(/\.\d+/, '.000')
  const entry = (phase: number, kind: 'open' | 'lock') => ({
    uid: `e${eventId}p${phase}-${kind}@localhost`,
    at: iso(phases[phase - 1]?.[kind]),
    summary: expect.stringMatching(kind === 'open' ? / opens$/ : / locks$/),
    sequence: 0,
    status: 'CONFIRMED',
    alarms: kind === 'lock' ? ['-PT3H', '-PT1H'] : [],
  })
  expect(await read(await renew())).toEqual([
    entry(1, 'open'),
    entry(1, 'lock'),
    entry(2, 'open'),
    entry(2, 'lock'),
  ])
})

it('a moved lock keeps its id and raises the sequence, once however often it is read; a phase that goes is cancelled (rulebook 20.17)', async ({
  config,
  game: { eventId, renew, read },
}) => {
  const path = await renew()
  const before = await read(path)
  const lock = new Date(Date.now() + 700 * 60_000).toISOString()
  expect((await config('update-phase', { eventId, index: 1, data: { lock } })).status).toBe(200)
  const [moved] = (await Promise.all([read(path), read(path), read(path)])).map(entries =>
    entries.filter(({ sequence }) => sequence > 0),
  )
  expect(moved).toEqual([{ ...before[1], at: lock.replace(/\.\d+/, '.000'), sequence: 1 }])
  expect((await config('remove-phase', { eventId, index: 2 })).status).toBe(200)
  const gone = (await read(path)).filter(({ status }) => status === 'CANCELLED')
  expect(gone.map(({ uid, sequence, alarms }) => [uid, sequence, alarms])).toEqual([
    [before[2]?.uid, 1, []],
    [before[3]?.uid, 1, []],
  ])
})

it('a renamed event raises the sequence; programs read again every hour, and an entry has a length but takes no time (rulebook 20.17)', async ({
  config,
  game: { eventId, renew, read, get },
}) => {
  const path = await renew()
  await read(path)
  expect((await config('update-event', { eventId, data: { name: 'Day Cup' } })).status).toBe(200)
  expect((await read(path)).map(({ sequence, summary }) => [sequence, summary.slice(0, 8)])).toEqual(
    Array(4).fill([1, 'Day Cup:']),
  )
  const { body } = await get(path)
  expect(body).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT1H')
  expect(body).toContain('X-PUBLISHED-TTL:PT1H')
  expect(body).not.toContain('METHOD:')
  expect(body.match(/^DTEND:/gm)).toHaveLength(4)
  expect(body.match(/^TRANSP:TRANSPARENT/gm)).toHaveLength(4)
})

it('the link ends when it is renewed or removed; only its hash is stored (rulebook 20.17)', async ({
  db,
  game: { player, renew, get },
}) => {
  const [first, second] = [await renew(), await renew()]
  const status = async (path: string) => (await get(path)).statusCode
  expect([await status(first), await status(second)]).toEqual([404, 200])
  const stored = await db
    .selectFrom('calendar_link')
    .where('account_id', '=', player.id)
    .selectAll()
    .execute()
  expect(JSON.stringify(stored)).not.toContain(second.slice('/calendar/'.length, -4))
  await player.call('/api/contact/remove-calendar-link', {})
  expect(await status(second)).toBe(404)
  expect(await status('/calendar/nothing.ics')).toBe(404)
})

it('a hidden event is not in the calendar, and neither is anything of who asked for deletion (rulebook 20.17)', async ({
  db,
  game: { eventId, player, renew, read, get },
}) => {
  const path = await renew()
  await db.updateTable('event').set({ public: false }).where('id', '=', eventId).execute()
  expect(await read(path)).toEqual([])
  await db
    .updateTable('account')
    .set({ deletion_requested_at: new Date().toISOString() })
    .where('id', '=', player.id)
    .execute()
  expect((await get(path)).statusCode).toBe(404)
})
