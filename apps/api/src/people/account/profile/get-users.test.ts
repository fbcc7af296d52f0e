import { expect } from 'vitest'
import { it } from '../../../../test/fixtures/fixtures.ts'
import { insertTestEvent } from '../../../../test/fixtures/insert-event.ts'
import { goodPassword } from '../../../../test/fixtures/test-app.ts'

type Answer = {
  users: { id: number; avatar: string; level: number; clan: object | null; player: object | null }[]
}

it('get-users answers avatar, level and clan to everyone, and leaves out users who asked for deletion (rulebook 12.19)', async ({
  testApp,
  visitor,
}) => {
  const [anna, bert, gone] = [
    await testApp.signUp('marked_anna'),
    await testApp.signUp('marked_bert'),
    await testApp.signUp('marked_gone'),
  ]
  await anna.call('/api/auth/update-profile', { userId: anna.id, data: { avatar: 'wolf' } })
  await anna.call('/api/social/add-clan', {
    userId: anna.id,
    data: { name: 'Marked Ones', img: 'marked-ones' },
  })
  await gone.call('/api/auth/delete-account', { name: 'marked_gone', password: goodPassword })
  const { status, body } = await visitor.call<Answer>('/api/auth/get-users', {
    ids: [gone.id, bert.id, anna.id, 999_999],
  })
  expect(status).toBe(200)
  expect(body.users).toEqual([
    {
      id: anna.id,
      avatar: 'wolf',
      level: 1,
      clan: expect.objectContaining({ name: 'Marked Ones' }),
      player: null,
    },
    { id: bert.id, avatar: expect.any(String), level: 1, clan: null, player: null },
  ])
})

it('get-users refuses more than 100 ids, and none (rulebook 12.19)', async ({ visitor }) => {
  const ids = Array.from({ length: 101 }, (_, n) => n + 1)
  expect((await visitor.call('/api/auth/get-users', { ids })).status).toBe(400)
  expect((await visitor.call('/api/auth/get-users', { ids: [] })).status).toBe(400)
})

it('get-users names the players of an event among users who have linked their Steam accounts, where the asker may see the event (rulebook 24.13)', async ({
  db,
  newUser,
  visitor,
}) => {
  const [star, substitute] = [await newUser(), await newUser()]
  const { eventId, players } = await insertTestEvent(db, [{ open: -10, lock: 60 }])
  const hidden = await insertTestEvent(db, [{ open: -10, lock: 60 }], { public: false })
  const player = await db
    .selectFrom('player')
    .where('id', '=', players[0] ?? 0)
    .select(['id', 'name', 'steam_id'])
    .executeTakeFirstOrThrow()
  const link = { provider: 'steam' as const, name: '' }
  await db
    .insertInto('provider_link')
    .values([
      { ...link, account_id: star.id, subject: player.steam_id },
      { ...link, account_id: substitute.id, subject: '76561190000000001' },
    ])
    .execute()
  const marksOf = (event?: number) =>
    visitor.call<Answer>('/api/auth/get-users', {
      ids: [star.id, substitute.id],
      ...(event && { eventId: event }),
    })
  const { body } = await marksOf(eventId)
  expect(body.users).toMatchObject([{ player: { id: player.id, name: player.name } }, { player: null }])
  expect((await marksOf()).body.users).toMatchObject([{ player: null }, { player: null }])
  expect((await marksOf(hidden.eventId)).status).toBe(404)
})
