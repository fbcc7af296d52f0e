import { product, shortlistSize } from '@game/domain'
import { expect } from 'vitest'
import { it } from '../../../test/fixtures/fixtures.ts'
import { insertTestTeam } from '../../../test/fixtures/insert-event.ts'
import type { TestUser } from '../../../test/fixtures/test-app.ts'

const shortlistOf = (user: TestUser) => ({
  mark: (playerId: number, marked = true) =>
    user.call<{ rule?: string }>(`/api/${product.slug}/update-shortlist`, {
      playerId,
      marked,
    }),
  read: async () => {
    const { body } = await user.call<{ playerIds: number[] }>(`/api/${product.slug}/get-shortlist`)
    return body.playerIds
  },
})

it('marking twice is marking once, and so is taking the mark back, for its user alone (rulebook 4.22)', async ({
  db,
  newUser,
}) => {
  const { players } = await insertTestTeam(db, 2)
  const [first = 0, second = 0] = players
  const own = shortlistOf(await newUser())
  const others = shortlistOf(await newUser())
  const twice = await Promise.all([own.mark(first), own.mark(first), own.mark(second)])
  expect(twice.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await own.read()).toEqual([first, second])
  expect(await others.read()).toEqual([])
  await Promise.all([own.mark(first, false), own.mark(first, false)])
  expect(await own.read()).toEqual([second])
})

it('a player who does not exist is not found (rulebook 4.22)', async ({ newUser }) => {
  expect((await shortlistOf(await newUser()).mark(2_000_000)).body.rule).toBe('PLAYER_NOT_FOUND')
})

it('the limit is exact, also for two tabs at once, and a marked player can still be marked (rulebook 4.22)', async ({
  db,
  newUser,
}) => {
  const user = await newUser()
  const { players } = await insertTestTeam(db, shortlistSize + 1)
  const [last = 0, beyond = 0] = players.slice(-2)
  await db
    .insertInto('shortlisted_player')
    .values(players.slice(0, -2).map(player_id => ({ user_id: user.id, player_id })))
    .execute()
  const shortlist = shortlistOf(user)
  const answers = await Promise.all([shortlist.mark(last), shortlist.mark(beyond)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)?.body.rule).toBe('SHORTLIST_FULL')
  const kept = await shortlist.read()
  expect(kept).toHaveLength(shortlistSize)
  expect((await shortlist.mark(kept[0] ?? 0)).status).toBe(200)
})
