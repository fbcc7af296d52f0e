import { enoughPastDecks } from '@game/domain'
import { expect } from 'vitest'
import { it as base, type Fixtures } from '../../../../test/fixtures/fixtures.ts'
import { insertTestEvent } from '../../../../test/fixtures/insert-event.ts'
import { insertCounts, insertDecks, insertTestUsers } from '../../../../test/fixtures/insert-users.ts'
import { rankEvent } from '../publish/rank-event.ts'

const it = base
  .extend('users', { scope: 'file' }, ({ db }) => insertTestUsers(db, 1500, 'past_'))
  .extend(
    'eventId',
    { scope: 'file' },
    async ({ db }) => (await insertTestEvent(db, [{ open: 60, lock: 120 }])).eventId,
  )

type Past = { scores: number[]; decks: number; events: number; sameIndex: boolean }

const read = async (
  { eventId, admin }: Pick<Fixtures, 'admin'> & { eventId: number },
  phaseIndex: number,
) => {
  const path = `/api/clutchdeck/get-past-scores?eventId=${eventId}&phaseIndex=${phaseIndex}`
  return (await admin.call<Past>(path)).body
}

/** An event that is over: user n holds the n-th of its seven players, who has n counts in phase 1 and 10 n in phase 2. */
async function playEvent(
  { db, users }: Pick<Fixtures, 'db'> & { users: number[] },
  decks: number,
  settings: { public?: boolean } = {},
) {
  const phases = [
    { open: -90, lock: -60 },
    { open: -50, lock: -20, mult: 2 },
  ]
  const staged = await insertTestEvent(db, phases, settings)
  for (const phase of [1, 2]) {
    const held = users.slice(0, decks).map((userId, n) => ({
      userId,
      phase,
      cards: [{ playerId: staged.players[n % 7] ?? 0, keyplays: [1], perks: [] }],
    }))
    await insertDecks(db, staged.eventId, held)
    const counts = staged.players.map((playerId, n) => ({
      playerId,
      keyplayId: 1,
      count: n * 10 ** (phase - 1),
    }))
    await insertCounts(db, staged.eventId, phase, counts)
  }
  await rankEvent(db, staged.eventId)
  return staged
}

it('there are no scores before anything has been played', async ({ eventId, admin }) => {
  expect(await read({ eventId, admin }, 1)).toEqual({ scores: [], decks: 0, events: 0, sameIndex: false })
})

it('with few decks, those of all phases are listed, each with its points in the game', async ({
  db,
  users,
  admin,
  eventId,
}) => {
  const past = await playEvent({ db, users }, 7)
  const [first, second] = [
    await scoresOf({ users, admin }, past.eventId, 1),
    await scoresOf({ users, admin }, past.eventId, 2),
  ]
  expect(second).toContain(480)
  expect(await read({ eventId, admin }, 1)).toEqual({
    scores: [...first, ...second].toSorted((a, b) => a - b),
    decks: 14,
    events: 1,
    sameIndex: false,
  })
})

const scoresOf = async (
  { users, admin }: Pick<Fixtures, 'admin'> & { users: number[] },
  past: number,
  phaseIndex: number,
) => {
  const scores: number[] = []
  for (const userId of users.slice(0, 7)) {
    const path = `/api/clutchdeck/get-deck-score?eventId=${past}&userId=${userId}`
    const { body } = await admin.call<{ phases: { phase: number; score: number }[] }>(path)
    scores.push(body.phases.find(each => each.phase === phaseIndex)?.score ?? -1)
  }
  return scores
}

it('with enough decks, only those of the same phase are listed; an unpublished event is left out', async ({
  db,
  users,
  eventId,
  admin,
}) => {
  await playEvent({ db, users }, enoughPastDecks - 7)
  await playEvent({ db, users }, 7, { public: false })
  const { scores, ...rest } = await read({ eventId, admin }, 2)
  expect(rest).toEqual({ decks: enoughPastDecks, events: 2, sameIndex: true })
  expect([scores.length, scores[0], scores.at(-1)]).toEqual([enoughPastDecks, 0, 480])
})

it('a sample of at most a thousand scores of very many decks has the same distribution', async ({
  db,
  users,
  eventId,
  admin,
}) => {
  await playEvent({ db, users }, 1400)
  const { scores, decks } = await read({ eventId, admin }, 1)
  expect(decks).toBe(1400 + enoughPastDecks)
  expect(scores).toHaveLength(decks / 2)
  expect(scores.filter(score => score >= 12).length / scores.length).toBeCloseTo(4 / 7, 2)
})
