import { expect } from 'vitest'
import { notificationsOf } from '../../../../test/calls/social-calls.ts'
import { itConfigures } from '../../../../test/fixtures/fixtures.ts'
import { insertTestEvent } from '../../../../test/fixtures/insert-event.ts'
import { insertDecks } from '../../../../test/fixtures/insert-users.ts'
import type { TestUser } from '../../../../test/fixtures/test-app.ts'
import { notifyOfMessages } from '../../notification/notify-of-messages.ts'

const words = { en: 'The final is on Sunday.', pl: 'Finał jest w niedzielę.' }

/** An event that one user plays in its second phase, and another one does not play. */
const it = itConfigures.extend('game', async ({ db, config, newUser }) => {
  const { eventId, players } = await insertTestEvent(db, [
    { open: -600, lock: -60 },
    { open: -60, lock: 600 },
  ])
  const [player, visitor] = [await newUser(), await newUser()]
  const cards = players.slice(0, 1).map(playerId => ({ playerId, keyplays: [], perks: [] }))
  await insertDecks(db, eventId, [{ userId: player.id, phase: 2, cards }])
  const send = (body: object = words) => config('send-event-message', { eventId, ...body })
  const heard = async (user: TestUser) =>
    (await notificationsOf(user)).notifications
      .filter(({ kind }) => kind === 'organiser_message')
      .map(({ facts }) => ({ en: facts.en, pl: facts.pl }))
  return { eventId, player, visitor, send, heard }
})

it('a message reaches all who play the event, in both languages, and no others (rulebook 20.16)', async ({
  db,
  admin,
  game: { eventId, player, visitor, send, heard },
}) => {
  expect((await send({ en: '  The final is on Sunday.\n', pl: words.pl })).status).toBe(200)
  await notifyOfMessages(db)
  expect([await heard(player), await heard(visitor)]).toEqual([[words], []])
  const { body } = await admin.call(`/api/clutchdeck/get-event-messages?eventId=${eventId}`)
  expect(body).toMatchObject({ players: 1, isOpen: false, messages: [words] })
  const written = await db
    .selectFrom('audit')
    .where('event_id', '=', eventId)
    .where('call', '=', 'send-event-message')
    .select('after')
    .execute()
  expect(written).toEqual([{ after: expect.objectContaining(words) }])
})

it.for([[{ en: words.en }], [{ en: words.en, pl: ' ' }]] as const)(
  'a message without a Polish text reaches readers of Polish in English: %o (rulebook 20.16)',
  async ([body], { db, game: { player, send, heard } }) => {
    expect((await send(body)).status).toBe(200)
    await notifyOfMessages(db)
    expect(await heard(player)).toEqual([{ en: words.en, pl: words.en }])
  },
)

it('two clicks at once send one message (rulebook 20.16)', async ({ db, game: { player, send, heard } }) => {
  const answers = await Promise.all([send(), send({ en: 'Another one.', pl: 'Inna.' }), send()])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  expect(answers.find(({ status }) => status === 409)?.body.rule).toBe('MESSAGE_SENT')
  await Promise.all([notifyOfMessages(db), notifyOfMessages(db)])
  await notifyOfMessages(db)
  expect(await heard(player)).toHaveLength(1)
})

it('a process that dies while it announces a message leaves it to the next one (rulebook 20.16)', async ({
  db,
  game: { eventId, player, send, heard },
}) => {
  await send()
  const dying = db.transaction().execute(async trx => {
    await trx
      .updateTable('event_message')
      .set({ announced_at: new Date().toISOString() })
      .where('event_id', '=', eventId)
      .execute()
    throw new Error('killed')
  })
  await expect(dying).rejects.toThrow('killed')
  await notifyOfMessages(db)
  expect(await heard(player)).toEqual([words])
})

it('the next day another message can be sent (rulebook 20.16)', async ({ db, game: { eventId, send } }) => {
  await send()
  await db.updateTable('event_message').set({ day: '2026-01-01' }).where('event_id', '=', eventId).execute()
  expect((await send()).status).toBe(200)
})

it.for([
  ['an empty text', { en: ' ', pl: words.pl }, 400],
  ['501 characters in Polish', { en: words.en, pl: 'x'.repeat(501) }, 400],
  ['501 characters', { en: 'x'.repeat(501), pl: words.pl }, 400],
  ['another event', { eventId: 999_999, ...words }, 404],
] as const)('refused: %s (rulebook 20.16)', async ([, body, status], { game: { send } }) => {
  expect((await send(body)).status).toBe(status)
})

it('a hidden event sends nothing, also what waits (rulebook 20.16)', async ({
  db,
  game: { eventId, player, send, heard },
}) => {
  await send()
  const show = (isPublic: boolean) =>
    db.updateTable('event').set({ public: isPublic }).where('id', '=', eventId).execute()
  await show(false)
  expect((await send()).body.rule).toBe('MESSAGE_HIDDEN')
  await notifyOfMessages(db)
  await db
    .updateTable('event_message')
    .set({ sent_at: new Date(Date.now() - 25 * 3_600_000).toISOString() })
    .where('event_id', '=', eventId)
    .execute()
  await show(true)
  await notifyOfMessages(db)
  expect(await heard(player)).toEqual([])
})
