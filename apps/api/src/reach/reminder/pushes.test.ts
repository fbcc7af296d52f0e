import type { Deck } from '@game/domain'
import { expect } from 'vitest'
import { insertTestEvent } from '../../../test/fixtures/insert-event.ts'
import { insertDecks } from '../../../test/fixtures/insert-users.ts'
import { it as base } from '../../../test/fixtures/push-fixtures.ts'
import type { ReceivedPush } from '../../../test/servers/push-server.ts'
import { notifyAudience } from '../../game/notification/notify-audience.ts'
import { notifyOfMessages } from '../../game/notification/notify-of-messages.ts'
import { withCards } from '../../game/notification/phase-queries.ts'
import type { Db } from '../../ground/db/db.ts'
import { openSending } from '../../server/jobs/sending.ts'

const minuteMs = 60_000
/** A Wednesday, long after the present of the rules; in Warsaw it is an hour later. */
const day = Date.UTC(2027, 0, 6)
const at = (hours: number, minutes = 0) => new Date(day + (hours * 60 + minutes) * minuteMs).toISOString()

/** With `run`, in which two processes look every ten minutes, by their own clock: when what arrived. */
const it = base
  .extend('browser', async ({ newUser, server }) => {
    const user = await newUser()
    const browser = server.newBrowser()
    const zone = { language: 'pl', timeZone: 'Europe/Warsaw' }
    await user.call('/api/contact/subscribe-push', { ...browser.subscription, ...zone })
    return { ...browser, userId: user.id }
  })
  .extend('run', ({ testApp, server, browser }) => async (from: string, to: string) => {
    let now = from
    const fail = (error: Error) => {
      throw error
    }
    const open = () => openSending(testApp.database.db, { push: server.settings() }, fail, async () => now)
    const processes = [open(), open()]
    const arrived: (ReceivedPush & { when: string })[] = []
    for (let ms = Date.parse(from); ms <= Date.parse(to); ms += 10 * minuteMs) {
      now = new Date(ms).toISOString()
      await Promise.all(processes.map(each => each.plan()))
      await Promise.all(processes.map(each => each.sendPushes()))
      for (const push of browser.received.splice(0)) arrived.push({ when: now.slice(8, 16), ...push })
    }
    return arrived
  })

/** An event whose only phase is open and locks then; the user's deck has so many cards. */
async function insertDeck(
  db: Db,
  name: string,
  lock: string,
  { userId, cards }: { userId: number; cards: number },
) {
  const { eventId, players } = await insertTestEvent(db, [{ open: 0, lock: 1 }])
  await db.updateTable('event').set({ name }).where('id', '=', eventId).execute()
  const open = new Date(day - 48 * 60 * minuteMs).toISOString()
  await db.updateTable('phase').set({ open, lock }).where('event_id', '=', eventId).execute()
  const deck: Deck = players.slice(0, cards).map(playerId => ({ playerId, keyplays: [1], perks: [] }))
  await insertDecks(db, eventId, [{ userId, phase: 1, cards: deck }])
  return eventId
}

it('an unfinished deck is pushed 3 hours and 1 hour before its lock, the last urgently, and is kept until the lock (rulebook 20.13, 20.15)', async ({
  db,
  browser,
  run,
}) => {
  const eventId = await insertDeck(db, 'Cup', at(17), { userId: browser.userId, cards: 3 })
  await insertDeck(db, 'Finished', at(17), { userId: browser.userId, cards: 5 })
  const pushes = await run(at(12), at(18))
  const topic = `e${eventId}p1`
  expect(pushes.map(({ when, ttl, urgency, topic }) => ({ when, ttl, urgency, topic }))).toEqual([
    { when: '06T14:00', ttl: 3 * 3600, urgency: 'normal', topic },
    { when: '06T16:00', ttl: 3600, urgency: 'high', topic },
  ])
  expect(pushes.map(({ notification }) => notification.body)).toEqual([
    'Phase 1 zamyka się za 3 godziny, środa, 6 stycznia 18:00 CET. Karty w Twojej talii: 3 z 5.',
    'Phase 1 zamyka się za 1 godzinę, środa, 6 stycznia 18:00 CET. Karty w Twojej talii: 3 z 5.',
  ])
  expect(pushes[0]?.notification.title).toBe('Twoja talia nie jest gotowa: Cup')
})

it('of a lock at night there is one push, at 21:30 before, which says so (rulebook 20.9, 20.13)', async ({
  db,
  browser,
  run,
}) => {
  await insertDeck(db, 'Night', at(26), { userId: browser.userId, cards: 1 })
  const pushes = await run(at(17), at(27))
  expect(pushes.map(({ when }) => when)).toEqual(['06T20:30'])
  expect(pushes[0]?.notification.body).toContain('wypadłoby w nocy')
})

it('a lock that moves after the first push: no push of the old one, two of the new one (rulebook 20.5)', async ({
  db,
  browser,
  run,
}) => {
  const eventId = await insertDeck(db, 'Shifted', at(14), { userId: browser.userId, cards: 4 })
  const before = await run(at(10), at(12))
  await db
    .updateTable('phase')
    .set({ lock: at(19) })
    .where('event_id', '=', eventId)
    .execute()
  const after = await run(at(12, 10), at(20))
  expect([...before, ...after].map(({ when }) => when)).toEqual(['06T11:00', '06T16:00', '06T18:00'])
})

it('a moved lock is pushed through quiet hours if it is near, at 08:00 if not, and not if it has moved on (rulebook 20.9)', async ({
  db,
  browser,
  run,
}) => {
  const move = async (name: string, to: string) => {
    const eventId = await insertDeck(db, name, to, { userId: browser.userId, cards: 5 })
    const facts = { eventId, event: name, phaseIndex: 1, phase: 'Phase 1', from: at(0), to }
    const notification = { kind: 'lock_moved' as const, phaseIndex: 1, facts, naturalKey: `moved ${name}` }
    await notifyAudience(db, eventId, notification, withCards(eventId, 1))
    return eventId
  }
  await move('Near', at(30))
  await move('Far', at(40))
  const onward = await move('Onward', at(41))
  await db
    .updateTable('phase')
    .set({ lock: at(42) })
    .where('event_id', '=', onward)
    .execute()
  // They were stored by the clock of the database, which is not that of the test.
  await db
    .updateTable('delivery')
    .set({ try_at: at(22), until: at(46) })
    .where('account_id', '=', browser.userId)
    .execute()
  const pushes = await run(at(22), at(32))
  expect(pushes.map(({ when, notification }) => [when, notification.title])).toEqual([
    ['06T22:00', 'Zamknięcie przesunięte: Near'],
    ['07T07:00', 'Zamknięcie przesunięte: Far'],
  ])
})

it('a message of the organisers is pushed in the language of the user (rulebook 20.13, 20.16)', async ({
  db,
  browser,
  run,
}) => {
  const eventId = await insertDeck(db, 'Final', at(40), { userId: browser.userId, cards: 5 })
  const words = { en: 'The final is on Sunday.', pl: 'Finał jest w niedzielę.' }
  await db
    .insertInto('event_message')
    .values({ event_id: eventId, day: '2027-01-06', ...words })
    .execute()
  await notifyOfMessages(db)
  await db
    .updateTable('delivery')
    .set({ try_at: at(10), until: at(34) })
    .where('account_id', '=', browser.userId)
    .execute()
  const pushes = await run(at(10), at(11))
  expect(pushes.map(({ when, notification: { title, body } }) => [when, title, body])).toEqual([
    ['06T10:00', 'Wiadomość od organizatorów: Final', words.pl],
  ])
})
