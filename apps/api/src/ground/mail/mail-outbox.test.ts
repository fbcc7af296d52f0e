import { sql } from 'kysely'
import { expect } from 'vitest'
import { it as base } from '../../../test/fixtures/fixtures.ts'
import { insertTestUsers } from '../../../test/fixtures/insert-users.ts'
import { openMailServer, refusal } from '../../../test/servers/mail-server.ts'
import { saveContact } from '../../people/account/contact/contact-queries.ts'
import type { Db } from '../db/db.ts'
import type { Outcome } from '../db/schema/reach-tables.ts'
import { insertDeliveries } from '../delivery/delivery-queries.ts'
import { openOutbox } from '../delivery/outbox.ts'
import type { LetterKind } from './letter.ts'
import { mailOutbox, type Sender } from './mail-outbox.ts'
import { openTransport, type Transport } from './transport.ts'

const minuteMs = 60_000
const start = Date.UTC(2027, 0, 4, 12)
const at = (minutes: number) => new Date(start + minutes * minuteMs).toISOString()

const news: LetterKind = {
  isAccountMail: false,
  compose: async (_db, { facts }) =>
    facts.stale ? undefined : { subject: `News ${facts.number ?? ''}`, paragraphs: ['Something happened.'] },
}

let users = 0
const insertReachable = async (db: Db, count = 1) => {
  const ids = await insertTestUsers(db, count, `mailed_${++users}_`)
  for (const id of ids) await saveContact(db, id, {})
  await db
    .updateTable('contact')
    .set({ confirmed_at: at(0) })
    .where('account_id', 'in', ids)
    .execute()
  await db
    .updateTable('account')
    .set(eb => ({ email: eb(eb.ref('username'), '||', '@example.org') as never }))
    .where('id', 'in', ids)
    .execute()
  return ids
}

/** With a mail server, and `send`, which sends what is due `minutes` after the start, as one process. */
const it = base
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern which fixtures this one needs
  .extend('server', async ({}, { onCleanup }) => {
    const server = await openMailServer()
    onCleanup(server.stop)
    return server
  })
  .extend('emptyQueue', { auto: true }, async ({ db }) => {
    await db.deleteFrom('delivery').execute()
  })
  .extend('failures', () => [] as string[])
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern which fixtures this one needs
  .extend('opened', async ({}, { onCleanup }) => {
    const opened: Transport[] = []
    onCleanup(() => {
      for (const transport of opened) transport.close()
    })
    return opened
  })
  .extend('senderWith', ({ db, server, failures, opened }) => (more: Partial<Sender> = {}): Sender => {
    const settings = server.settings()
    const transport = openTransport(settings)
    opened.push(transport)
    return {
      db,
      settings,
      transport,
      kinds: { news },
      onError: error => failures.push(error.message),
      ...more,
    }
  })
  .extend('send', ({ senderWith }) => {
    const sender = senderWith()
    return (minutes = 0) => openOutbox(mailOutbox(sender), async () => at(minutes)).sendDue()
  })
  .extend(
    'queue',
    ({ db }) =>
      (accountIds: readonly number[], facts = {}, key = 'x') =>
        insertDeliveries(
          db,
          accountIds.map(accountId => ({
            accountId,
            kind: 'news',
            key,
            facts,
            urgent: false,
            validMs: 24 * 60 * minuteMs,
          })),
          at(0),
        ),
  )
  .extend('outcomes', ({ db }) => async (accountIds: readonly number[]) => {
    const rows = await db
      .selectFrom('delivery')
      .where('account_id', 'in', accountIds)
      .select('outcome')
      .orderBy('id')
      .execute()
    return rows.map(({ outcome }): Outcome | null => outcome)
  })

it('a mail that is queued twice is sent once, with its headers for one-click unsubscribing (rulebook 20.5, 20.7)', async ({
  db,
  server,
  queue,
  send,
}) => {
  const ids = await insertReachable(db)
  expect([await queue(ids), await queue(ids)]).toEqual([1, 0])
  await send()
  await send()
  expect(server.received).toHaveLength(1)
  expect(server.received[0]?.headers).toMatchObject({
    'list-unsubscribe': expect.stringMatching(
      /^<https:\/\/play\.example\.org\/unsubscribe\?token=[\w-]{43}&kind=news>$/,
    ),
    'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
  })
  expect(server.received[0]?.text).toContain('Unsubscribe from such mails')
})

it('a restored database that has the number of a mail again gives it another Message-ID (rulebook 20.5)', async ({
  db,
  server,
  queue,
  send,
}) => {
  await queue(await insertReachable(db))
  await send()
  // The same row, made a second later.
  const until = sql<string>`until + interval '1 second'`
  const again = { done_at: null, outcome: null, try_at: new Date(0), until }
  await db.updateTable('delivery').where('kind', '=', 'news').set(again).execute()
  await send()
  const ids = server.received.map(({ headers }) => headers['message-id'])
  expect([ids.length, new Set(ids).size]).toEqual([2, 2])
})

it('two processes at once send each of 200 mails once (rulebook 20.5)', async ({
  db,
  server,
  queue,
  senderWith,
}) => {
  const ids = await insertReachable(db, 200)
  await queue(ids)
  const clock = async () => at(0)
  await Promise.all([
    openOutbox(mailOutbox(senderWith()), clock).sendDue(),
    openOutbox(mailOutbox(senderWith()), clock).sendDue(),
  ])
  expect(new Set(server.received.map(({ to }) => to)).size).toBe(200)
  expect(server.received).toHaveLength(200)
})

it('a server that is down for an hour loses nothing, and each run stops at once (rulebook 20.6)', async ({
  db,
  server,
  queue,
  send,
  failures,
}) => {
  const ids = await insertReachable(db, 20)
  await queue(ids)
  await server.stop()
  for (let minute = 0; minute < 60; minute += 5) await send(minute)
  expect(failures.length, 'at most one failure a connection and run').toBeLessThanOrEqual(12 * 5)
  expect(server.received).toEqual([])
  await server.start()
  for (let minute = 60; minute < 130; minute += 10) await send(minute)
  expect(server.received.map(({ to }) => to).toSorted()).toHaveLength(20)
})

it('greylisting delays a mail by minutes, more each time; after a day it is given up and counted (rulebook 20.6)', async ({
  db,
  server,
  queue,
  send,
  outcomes,
}) => {
  const ids = await insertReachable(db)
  await queue(ids)
  let asked = 0
  server.behave({
    onRecipient: () => {
      if (++asked < 3) throw refusal(450, 'greylisted, try again later')
    },
  })
  const sentAt: number[] = []
  for (let minute = 0; minute < 10; minute++) {
    await send(minute)
    sentAt.push(asked)
  }
  expect(sentAt).toEqual([1, 2, 2, 3, 3, 3, 3, 3, 3, 3])
  expect(await outcomes(ids)).toEqual(['sent'])

  const others = await insertReachable(db)
  await queue(others)
  server.behave({
    onRecipient: () => {
      throw refusal(450)
    },
  })
  for (let minute = 0; minute <= 26 * 60; minute += 120) await send(minute)
  expect(await outcomes(others)).toEqual(['expired'])
})

it('three refusals for good in a row end mail to an address; one that is accepted clears them (rulebook 20.6)', async ({
  db,
  server,
  queue,
  send,
  outcomes,
}) => {
  const ids = await insertReachable(db)
  const refuse = () => {
    throw refusal(550, 'no such user')
  }
  const trial = async (key: string, onRecipient?: () => void) => {
    server.behave(onRecipient ? { onRecipient } : {})
    await queue(ids, {}, key)
    await send()
  }
  await trial('1', refuse)
  await trial('2', refuse)
  await trial('3')
  for (const key of ['4', '5', '6', '7']) await trial(key, refuse)
  await trial('8')
  expect(await outcomes(ids)).toEqual([
    'bounced',
    'bounced',
    'sent',
    'bounced',
    'bounced',
    'bounced',
    'dropped',
    'dropped',
  ])
})

it('a refused mail is not tried again, and says nothing about the address (rulebook 20.6)', async ({
  db,
  server,
  queue,
  send,
  outcomes,
  failures,
}) => {
  const ids = await insertReachable(db)
  server.behave({
    onMail: () => {
      throw refusal(554, 'looks like spam')
    },
  })
  await queue(ids)
  await send()
  expect(await outcomes(ids)).toEqual(['refused'])
  expect(failures.join()).toContain('looks like spam')
  const contact = db.selectFrom('contact').where('account_id', 'in', ids).select('bounces')
  expect(await contact.execute()).toEqual([{ bounces: 0 }])
})

it('no more than the share of a minute is sent, by all processes together; account mail goes first (rulebook 20.5)', async ({
  db,
  server,
  queue,
  senderWith,
}) => {
  await db.deleteFrom('call_count').where('key', '=', 'mail').execute()
  const ids = await insertReachable(db, 30)
  await queue(ids)
  const [urgent = 0] = await insertReachable(db)
  const mail = { accountId: urgent, kind: 'news', key: 'u', facts: { number: 7 }, urgent: true, validMs: 1e7 }
  await insertDeliveries(db, [mail], at(0))
  const clock = async () => at(0)
  const limited = () => senderWith({ settings: server.settings({ perMinute: 10 }) })
  await Promise.all([
    openOutbox(mailOutbox(limited()), clock).sendDue(),
    openOutbox(mailOutbox(limited()), clock).sendDue(),
  ])
  expect(server.received).toHaveLength(10)
  expect(server.received.slice(0, 10).some(({ headers }) => headers.subject === 'News 7')).toBe(true)
  await openOutbox(mailOutbox(limited()), clock).sendDue()
  expect(server.received).toHaveLength(10)
  await db.deleteFrom('call_count').where('key', '=', 'mail').execute()
  await openOutbox(mailOutbox(limited()), clock).sendDue()
  expect(server.received).toHaveLength(20)
})

it('what a killed process was sending is sent by another one, after its lease (rulebook 20.5)', async ({
  db,
  server,
  queue,
  send,
  senderWith,
}) => {
  const ids = await insertReachable(db)
  await queue(ids)
  // A process that never comes back: its transport does not answer.
  const hanging = senderWith({
    transport: { send: () => new Promise(() => undefined), close: () => undefined },
  })
  void openOutbox(mailOutbox(hanging), async () => at(0)).sendDue()
  const taken = db.selectFrom('delivery').where('account_id', 'in', ids).select('tries')
  await expect.poll(() => taken.execute()).toEqual([{ tries: 1 }])
  await send(0)
  await send(4)
  expect(server.received).toEqual([])
  await send(5)
  expect(server.received).toHaveLength(1)
})

it('what is no longer true, and mail to erased, leaving or unconfirmed users, is dropped at sending (rulebook 20.5)', async ({
  db,
  server,
  queue,
  send,
  outcomes,
}) => {
  const [stale = 0, erased = 0, leaving = 0, unconfirmed = 0] = await insertReachable(db, 4)
  const ids = [stale, erased, leaving, unconfirmed]
  await queue([stale], { stale: 1 })
  await queue([erased, leaving, unconfirmed])
  await db
    .updateTable('account')
    .set({ erased_at: at(0) })
    .where('id', '=', erased)
    .execute()
  await db
    .updateTable('account')
    .set({ deletion_requested_at: at(0) })
    .where('id', '=', leaving)
    .execute()
  await db.updateTable('contact').set({ confirmed_at: null }).where('account_id', '=', unconfirmed).execute()
  await send()
  expect(await outcomes(ids)).toEqual(['dropped', 'dropped', 'dropped', 'dropped'])
  expect(server.received).toEqual([])
})

it('five mails are sent at a time, so that a slow server delays others less (rulebook 20.5)', async ({
  db,
  server,
  queue,
  send,
}) => {
  const ids = await insertReachable(db, 12)
  await queue(ids)
  let open = 0
  const { promise: five, resolve } = Promise.withResolvers<void>()
  server.behave({
    onMail: async () => {
      if (++open === 5) resolve()
      await five
    },
  })
  await send()
  expect(server.received).toHaveLength(12)
})
