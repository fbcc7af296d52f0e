import type { Deck } from '@game/domain'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { insertMute } from '../src/game/notification/bell/mute-queries.ts'
import { notifyOfMessages } from '../src/game/notification/notify-of-messages.ts'
import { insertNotice, insertNoticeBlocks } from '../src/game/notification/phase-queries.ts'
import type { Db } from '../src/ground/db/db.ts'
import { saveContact } from '../src/people/account/contact/contact-queries.ts'
import { openSending } from '../src/server/jobs/sending.ts'
import { it as base } from '../test/fixtures/fixtures.ts'
import { insertTestEvent } from '../test/fixtures/insert-event.ts'
import { insertDecks, insertTestUsers } from '../test/fixtures/insert-users.ts'
import { openMailServer } from '../test/servers/mail-server.ts'

const hourMs = 3_600_000
/** A Sunday, long after the present of the rules. */
const sunday = Date.UTC(2027, 0, 3)
const day = { sun: 0, mon: 1, tue: 2, wed: 3, thu: 4, fri: 5, sat: 6, nextMon: 8 }
const at = (name: keyof typeof day, hours: number, minutes = 0) =>
  new Date(sunday + (day[name] * 24 + hours) * hourMs + minutes * 60_000).toISOString()

type Person = { language: 'en' | 'pl'; timeZone: string }
const warsaw: Person = { language: 'pl', timeZone: 'Europe/Warsaw' }
const newYork: Person = { language: 'en', timeZone: 'America/New_York' }

/**
 * With `run`, in which two processes look every hour from one instant to another, by their own clock, and which answers the mails in
 * the order they arrived: when, to whom, their subject.
 */
const it = base
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern which fixtures this one needs
  .extend('server', async ({}, { onCleanup }) => {
    const server = await openMailServer()
    onCleanup(server.stop)
    return server
  })
  .extend('clock', () => ({ now: at('sun', 0) }))
  .extend('processes', ({ testApp, server, clock }, { onCleanup }) => {
    const open = () =>
      openSending(
        testApp.database.db,
        { mail: server.settings() },
        error => {
          throw error
        },
        async () => clock.now,
      )
    const processes = [open(), open()]
    onCleanup(() => {
      for (const each of processes) each.close()
    })
    return processes
  })
  .extend('run', ({ processes, server, clock }) => async (from: string, to: string) => {
    const arrived: string[][] = []
    const hours = Array.from(
      { length: (Date.parse(to) - Date.parse(from)) / hourMs + 1 },
      (_, n) => Date.parse(from) + n * hourMs,
    )
    // Half past matters only in the evening, before quiet hours.
    const halves = hours.map(ms => ms + hourMs / 2).filter(ms => new Date(ms).getUTCHours() === 20)
    for (const ms of [...hours, ...halves].toSorted((a, b) => a - b)) {
      clock.now = new Date(ms).toISOString()
      await Promise.all(processes.map(each => each.plan()))
      await Promise.all(processes.map(each => each.sendMail()))
      for (const mail of server.received.splice(0).toSorted((a, b) => a.to.localeCompare(b.to)))
        arrived.push([
          clock.now.slice(5, 16),
          mail.to.split('_')[0] ?? '',
          mail.headers.subject ?? '',
          mail.text,
        ])
    }
    return arrived
  })
  .extend('join', ({ db }) => async (name: string, person: Person) => {
    const [id = 0] = await insertTestUsers(db, 1, `${name}_${crypto.randomUUID().slice(0, 4)}_`)
    await saveContact(db, id, person)
    await db
      .updateTable('contact')
      .set({ confirmed_at: at('sun', 0) })
      .where('account_id', '=', id)
      .execute()
    await db
      .updateTable('account')
      .set(eb => ({ email: eb(eb.ref('username'), '||', '@example.org') as never }))
      .where('id', '=', id)
      .execute()
    await db
      .insertInto('known_device')
      .values({ account_id: id, token_hash: `device ${id}` })
      .execute()
    return id
  })

/** An event whose only phase opens on Sunday and locks then. */
async function insertEvent(db: Db, name: string, lock: string) {
  const { eventId, players } = await insertTestEvent(db, [{ open: 0, lock: 1 }])
  await db.updateTable('event').set({ name }).where('id', '=', eventId).execute()
  await db
    .updateTable('phase')
    .set({ open: at('sun', 0), lock })
    .where('event_id', '=', eventId)
    .execute()
  const deckOf = (cards: number, idle = 0): Deck =>
    players.slice(0, cards).map((playerId, n) => ({ playerId, keyplays: n < idle ? [] : [1], perks: [] }))
  const give = (userId: number, cards: Deck) => insertDecks(db, eventId, [{ userId, phase: 1, cards }])
  return { eventId, deckOf, give }
}

/** A league of an event with these members, who have left it if `leftAt` is given. */
async function insertLeague(
  db: Db,
  eventId: number,
  members: readonly number[],
  leftAt: string | null = null,
) {
  const { id } = await db
    .insertInto('league')
    .values({
      code: crypto.randomUUID().slice(0, 8),
      name: 'Friends',
      format: 'table',
      scope: 'event',
      visibility: 'private',
      entry: 'open',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.insertInto('league_event').values({ league_id: id, event_id: eventId }).execute()
  for (const user_id of members)
    await db
      .insertInto('league_member')
      .values({ league_id: id, user_id, role: 3, joined_at: at('sun', 0), left_at: leftAt })
      .execute()
}

/** A clan of two, in which the second has written. */
async function writeInClan(db: Db, [reader = 0, author = 0]: number[], sentAt: string): Promise<void> {
  await sql`with c as (insert into clan (name, name_key) values ('Rush', 'rush') returning id),
    m as (insert into clan_member (clan_id, user_id, role) select c.id, u, 2 from c, unnest(${[reader, author]}::int[]) u),
    t as (insert into talk (clan_id) select id from c returning id)
    insert into talk_post (talk_id, user_id, text, sent_at) select id, ${author}, 'gg', ${sentAt} from t`.execute(
    db,
  )
}

it('in a week every mail goes out once, at its time, in the language of its user; limits and quiet hours hold (rulebook 20.8, 20.9, 20.10)', async ({
  db,
  run,
  join,
}) => {
  const cup = await insertEvent(db, 'Cup', at('wed', 17))
  const night = await insertEvent(db, 'Night', at('thu', 3))
  const moved = await insertEvent(db, 'Moved', at('sat', 12))
  const ania = await join('ania', warsaw)
  await cup.give(ania, cup.deckOf(3))
  await night.give(ania, night.deckOf(5, 2))
  const bob = await join('bob', newYork)
  await cup.give(bob, cup.deckOf(5, 1))
  const cleo = await join('cleo', warsaw)
  await cup.give(cleo, cup.deckOf(5))
  const darek = await join('darek', warsaw)
  await night.give(darek, night.deckOf(1))
  const muted = await join('muted', warsaw)
  await cup.give(muted, cup.deckOf(2))
  await db
    .updateTable('contact')
    .set({ muted: ['mail:deck_unfinished'] })
    .where('account_id', '=', muted)
    .execute()
  for (const id of [cleo, bob]) await moved.give(id, moved.deckOf(5))
  await db
    .insertInto('notification')
    .values({
      user_id: ania,
      kind: 'friend_invite',
      facts: JSON.stringify({ username: 'zosia' }),
      natural_key: 'z',
      created_at: at('thu', 12),
    })
    .execute()
  // Muting an event holds for its mails too (rulebook 10.28); what a clan writes is a count in the digest (28.9).
  const quiet = await join('quiet', warsaw)
  await cup.give(quiet, cup.deckOf(2))
  await insertMute(db, quiet, { eventId: cup.eventId }, 'Cup')
  await writeInClan(db, [ania, cleo], at('thu', 12))
  const mails = await run(at('sun', 0), at('wed', 21))
  // On Wednesday at 22:00 UTC the lock is moved: that is 23:00 in Warsaw and 17:00 in New York.
  const noticeId = await insertNotice(db, moved.eventId, {
    kind: 'lock_moved',
    phaseIndex: 1,
    facts: { eventId: moved.eventId, phaseIndex: 1, to: at('sat', 12) },
    naturalKey: 'moved',
  })
  const bits = (ids: number[]) =>
    Array.from({ length: 1000 }, (_, n) => (ids.includes(n) ? '1' : '0')).join('')
  await insertNoticeBlocks(db, noticeId, [{ block: 0, users: bits([cleo, bob]) }])
  await db
    .updateTable('event_notice')
    .set({ created_at: at('wed', 22) })
    .where('id', '=', noticeId)
    .execute()
  mails.push(...(await run(at('wed', 22), at('nextMon', 23))))
  expect(mails.map(([when, to, subject]) => [when, to, subject])).toEqual([
    // A day before the lock of the cup; Ania's other deck is named too, as she gets no second mail that day.
    ['01-05T17:00', 'ania', 'Niegotowe talie: 2'],
    ['01-05T17:00', 'bob', 'Your deck is not finished: Cup'],
    // A day before the lock it is 04:00 in Warsaw: at 21:30 before.
    ['01-05T20:30', 'darek', 'Twoja talia nie jest gotowa: Night'],
    ['01-06T22:00', 'bob', 'The lock was moved: Moved'],
    ['01-07T07:00', 'cleo', 'Zamknięcie przesunięte: Moved'],
    // Monday, 09:00 in Warsaw; nothing happened to the others, or what happened is no news of a digest.
    ['01-11T08:00', 'ania', 'Twój tydzień w Clutchdeck'],
  ])
  const textOf = (place: number) => mails[place]?.[3]?.replaceAll(/\s+/g, ' ')
  expect(textOf(0)).toContain(
    'Cup, Phase 1, zamyka się: środa, 6 stycznia 18:00 CET. Karty w Twojej talii: 3 z 5.',
  )
  expect(textOf(0)).toContain('Night, Phase 1, zamyka się: czwartek, 7 stycznia 04:00 CET.')
  expect(textOf(1)).toContain('Your deck has 5 of 5 cards, 1 of them without keyplays.')
  expect(textOf(2)).toContain('wypadłoby w nocy')
  expect(textOf(5)).toContain('Zaproszenie do znajomych od: zosia.')
  expect(textOf(5)).toContain('Rush: nowe wiadomości: 1.')
}, 60_000)

it('a lock that moves between queueing and sending: no warning of the old one, one of the new one at its time (rulebook 20.5)', async ({
  db,
  run,
  join,
  server,
  clock,
  processes,
}) => {
  const event = await insertEvent(db, 'Shifted', at('wed', 17))
  await event.give(await join('eva', warsaw), event.deckOf(4))
  clock.now = at('tue', 17)
  await processes[0]?.plan()
  await db
    .updateTable('phase')
    .set({ lock: at('fri', 17) })
    .where('event_id', '=', event.eventId)
    .execute()
  await processes[0]?.sendMail()
  expect(server.received).toEqual([])
  const mails = await run(at('tue', 17), at('sat', 0))
  expect(mails.map(([when, to]) => [when, to])).toEqual([['01-07T17:00', 'eva']])
})

it('a reminder that could not be sent before its lock is given up (rulebook 20.6)', async ({
  db,
  run,
  join,
  server,
}) => {
  const event = await insertEvent(db, 'Missed', at('wed', 17))
  await event.give(await join('fela', warsaw), event.deckOf(4))
  server.behave({
    onRecipient: () => {
      throw Object.assign(new Error('later'), { responseCode: 450 })
    },
  })
  await run(at('tue', 17), at('wed', 16))
  server.behave({})
  expect(await run(at('wed', 17), at('thu', 0))).toEqual([])
  const given = db
    .selectFrom('delivery')
    .where('natural_key', 'like', `%:${event.eventId}:%`)
    .select('outcome')
  expect(await given.execute()).toEqual([{ outcome: 'expired' }])
})

it('a deck that is finished in the meantime, and users who turned the kind off, get nothing (rulebook 20.5)', async ({
  db,
  join,
  server,
  clock,
  processes,
}) => {
  const event = await insertEvent(db, 'Done', at('wed', 17))
  const [gosia, hania] = [await join('gosia', warsaw), await join('hania', warsaw)]
  for (const id of [gosia, hania]) await event.give(id, event.deckOf(4))
  clock.now = at('tue', 17)
  await processes[0]?.plan()
  await db.deleteFrom('deck').where('user_id', '=', gosia).execute()
  await event.give(gosia, event.deckOf(5))
  await db
    .updateTable('contact')
    .set({ muted: ['mail:deck_unfinished'] })
    .where('account_id', '=', hania)
    .execute()
  await processes[0]?.sendMail()
  expect(server.received).toEqual([])
})

it('a message of the organisers is mailed to those who play the event, in their language; the limit of a day holds it back (rulebook 20.16)', async ({
  db,
  run,
  join,
}) => {
  const event = await insertEvent(db, 'Final', at('wed', 17))
  const [iga, john, silent] = [
    await join('iga', warsaw),
    await join('john', newYork),
    await join('silent', warsaw),
  ]
  await event.give(iga, event.deckOf(5))
  await event.give(john, event.deckOf(4))
  await event.give(silent, event.deckOf(5))
  await db
    .updateTable('contact')
    .set({ muted: ['mail:organiser_message'] })
    .where('account_id', '=', silent)
    .execute()
  await db
    .insertInto('event_message')
    .values({ event_id: event.eventId, day: '2027-01-05', en: 'Hello.\nSee you.', pl: 'Cześć.' })
    .execute()
  const mails = await run(at('tue', 17), at('tue', 17))
  await notifyOfMessages(db)
  await db
    .updateTable('event_notice')
    .set({ created_at: at('tue', 18) })
    .where('event_id', '=', event.eventId)
    .execute()
  mails.push(...(await run(at('tue', 18), at('wed', 16))))
  expect(mails.map(([when, to, subject]) => [when, to, subject])).toEqual([
    ['01-05T17:00', 'john', 'Your deck is not finished: Final'],
    ['01-05T18:00', 'iga', 'Wiadomość od organizatorów: Final'],
    // The next day at 09:00 in New York.
    ['01-06T14:00', 'john', 'A message from the organisers: Final'],
  ])
  expect(mails[2]?.[3]?.replaceAll(/\s+/g, ' ')).toContain('Hello. See you.')
})

it('members of a league of the event without a deck are reminded, but not after three events not played, or six months away (rulebook 20.8)', async ({
  db,
  run,
  join,
}) => {
  const past = await Promise.all(
    ['One', 'Two', 'Three'].map((name, n) => insertEvent(db, name, at('sun', n + 1))),
  )
  const event = await insertEvent(db, 'League', at('wed', 17))
  const [keen, idle, fresh, gone, ready, left] = [
    await join('keen', warsaw),
    await join('idle', warsaw),
    await join('fresh', warsaw),
    await join('gone', warsaw),
    await join('ready', warsaw),
    await join('left', warsaw),
  ]
  for (const id of [keen, gone, ready, left]) await past[0]?.give(id, past[0].deckOf(1))
  await event.give(ready, event.deckOf(5))
  await db
    .updateTable('account')
    .set({ created_at: at('mon', 0) })
    .where('id', '=', fresh)
    .execute()
  await db
    .updateTable('known_device')
    .set({ used_at: '2026-06-01T00:00:00Z' })
    .where('account_id', '=', gone)
    .execute()
  await insertLeague(db, event.eventId, [keen, idle, fresh, gone, ready])
  await insertLeague(db, event.eventId, [left], at('sun', 5))
  const mails = await run(at('tue', 17), at('wed', 17))
  expect(mails.map(([when, to, subject]) => [when, to, subject])).toEqual([
    ['01-05T17:00', 'fresh', 'Twoja talia nie jest gotowa: League'],
    ['01-05T17:00', 'keen', 'Twoja talia nie jest gotowa: League'],
  ])
  expect(mails[0]?.[3]).toContain('0 z 5')
})
