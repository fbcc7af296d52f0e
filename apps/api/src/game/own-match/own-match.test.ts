import { expect } from 'vitest'
import { deckOf } from '../../../test/calls/deck-calls.ts'
import { addSource, readAll, sendChunk } from '../../../test/calls/log-calls.ts'
import { notificationsOf } from '../../../test/calls/social-calls.ts'
import { it as base } from '../../../test/fixtures/fixtures.ts'
import { insertTestTeam } from '../../../test/fixtures/insert-event.ts'
import { insertCounts, insertDecks } from '../../../test/fixtures/insert-users.ts'
import { insertPrivate } from '../../../test/fixtures/private-event.ts'
import type { TestUser } from '../../../test/fixtures/test-app.ts'
import { rankEvent } from '../score/publish/rank-event.ts'

const path = (verb: string) => `/api/clutchdeck/${verb}`

/**
 * A private event whose phase 1 is open and whose phase 2 can be drafted. `ours` are the friend's team, `theirs` its opponents in phase 1, `free` of a team
 * without a match. `link` says that the friend is the first of `ours`.
 */
const it = base.extend('game', async ({ db, newUser }) => {
  const [owner, friend] = [await newUser(), await newUser()]
  const phases = [
    { open: -90, lock: 60, points: 1 },
    { open: 120, lock: 180 },
  ]
  const { eventId, players, teams } = await insertPrivate(db, phases, { owner, others: [friend] })
  const { team, players: free } = await insertTestTeam(db, 2)
  for (const phase_index of [1, 2]) {
    await db.insertInto('phase_team').values({ event_id: eventId, phase_index, team_id: team }).execute()
    const rows = free.map(player_id => ({ event_id: eventId, phase_index, team_id: team, player_id }))
    await db.insertInto('phase_player').values(rows).execute()
  }
  const steamIds = await db
    .selectFrom('player')
    .where('id', 'in', players)
    .select(['id', 'steam_id'])
    .execute()
  const subject = steamIds.find(({ id }) => id === players[0])?.steam_id ?? ''
  const [home = 0, away = 0] = teams
  const match = { phaseIndex: 1, homeTeamId: home, awayTeamId: away }
  const choose = async (ownCards: 'any' | 'none', by: TestUser = owner) => {
    const { status, body } = await by.call<{ rule?: string }>(path('update-hosted-event'), {
      eventId,
      ownCards,
    })
    return [status, body.rule]
  }
  return {
    ...{ owner, friend, eventId, free, subject, choose },
    ours: players.slice(0, 4),
    theirs: players.slice(4),
    match: async () => {
      const date = new Date(Date.now() + 900_000).toISOString()
      const { status } = await owner.call(path('add-phase-match'), {
        eventId,
        data: { ...match, date },
        maps: [],
      })
      expect(status).toBe(200)
    },
    link: () =>
      db
        .insertInto('provider_link')
        .values({ account_id: friend.id, provider: 'steam', subject, name: 'anna', signs_in: false })
        .execute(),
  }
})

type Game = { event: { phases: { barredPlayers: number[] }[] } }
const barredOf = async (user: TestUser, eventId: number) =>
  (await user.call<Game>(path('get-event'), { id: eventId })).body.event.phases.map(each =>
    each.barredPlayers.toSorted((a, b) => a - b),
  )
const removedOf = async (user: TestUser) =>
  (await notificationsOf(user)).notifications
    .filter(({ kind }) => kind === 'card_removed')
    .map(({ facts }) => [facts.phaseIndex, facts.reason, facts.names])

it('who plays holds no cards of that match, once the owner has chosen so; anybody else any (rulebook 30.15)', async ({
  game: { owner, friend, eventId, ours, theirs, free, link, match, choose },
}) => {
  const [mine = 0, their = 0, other = 0] = [ours[1], theirs[0], free[0]]
  const deck = deckOf(friend, eventId)
  await link()
  await match()
  expect((await deck.add(mine)).status, 'any, as it is at first').toBe(200)
  await deck.remove(mine)
  expect(await choose('none', friend)).toEqual([403, 'ORGANISER_NEEDED'])
  expect(await choose('none')).toEqual([200, undefined])
  expect(await barredOf(friend, eventId), 'the opponents are those of each phase').toEqual([
    [...ours, ...theirs],
    ours,
  ])
  expect(await barredOf(owner, eventId)).toEqual([[], []])
  for (const id of [mine, their]) expect((await deck.add(id)).body.rule).toBe('OWN_MATCH')
  expect((await deck.add(other)).status).toBe(200)
  expect((await deckOf(owner, eventId).add(mine)).status).toBe(200)
  const draft = (playerId: number) => {
    const cards = [{ playerId, keyplays: [] }]
    const at = { userId: friend.id, eventId, phaseIndex: 2 }
    return friend.call<{ rule?: string }>(path('save-draft-deck'), { ...at, version: 0, cards })
  }
  expect((await draft(mine)).body.rule).toBe('OWN_MATCH')
  expect((await draft(their)).status, 'no match of this phase is entered').toBe(200)
})

it('cards leave an open deck, and its user is notified, when a match is entered and when the owner chooses so (rulebook 30.15)', async ({
  game: { owner, friend, eventId, ours, theirs, free, link, match, choose },
}) => {
  const deck = deckOf(friend, eventId)
  await link()
  for (const id of [ours[0], theirs[0], free[0]]) expect((await deck.add(id ?? 0)).status).toBe(200)
  await deckOf(owner, eventId).add(ours[0] ?? 0)
  await choose('none')
  expect(await deck.players()).toEqual([theirs[0], free[0]])
  await match()
  expect(await deck.players()).toEqual([free[0]])
  expect(await removedOf(friend)).toEqual([
    [1, 'ownMatch', 'player 1'],
    [1, 'ownMatch', 'player 1'],
  ])
  expect(await deckOf(owner, eventId).players()).toEqual([ours[0]])
  expect(await removedOf(owner)).toEqual([])
})

it('cards leave an open deck when its user is linked by the chat, also while cards are being added (rulebook 30.14, 30.15)', async ({
  game: { owner, friend, eventId, ours, free, subject, choose },
  db,
  testApp,
}) => {
  await choose('none')
  const deck = deckOf(friend, eventId)
  for (const id of [ours[0], free[0]]) await deck.add(id ?? 0)
  const source = await addSource(owner, eventId)
  const { body } = await friend.call<{ code: string }>(path('start-steam-link'), { eventId })
  const account = BigInt(subject) - 76_561_197_960_265_728n
  const line = `06/01/2026 - 19:03:17.123 - "anna<2><[U:1:${account}]><CT>" say "!deck ${body.code}"\n`
  await sendChunk(testApp.app, source.token, { body: line })
  await Promise.all([readAll(db, source.id), ...ours.slice(1).map(id => deck.add(id))])
  expect(await deck.players()).toEqual([free[0]])
  expect(await removedOf(friend)).toMatchObject([[1, 'ownMatch', expect.stringContaining('player 1')]])
})

it('a locked deck keeps its cards, nothing of the user’s match is carried over, and the choice is fixed (rulebook 30.15)', async ({
  game: { friend, eventId, ours, free, link, match, choose },
  db,
}) => {
  const cards = [ours[0] ?? 0, free[0] ?? 0].map(playerId => ({ playerId, keyplays: [1], perks: [] }))
  await insertDecks(db, eventId, [{ userId: friend.id, phase: 1, cards }])
  const past = (minutes: number) => new Date(Date.now() - minutes * 60_000)
  const lock = (phase: number, open: number, end: number) =>
    db
      .updateTable('phase')
      .set({ open: past(open), lock: past(end), points: 1 })
      .where('event_id', '=', eventId)
      .where('index', '=', phase)
      .execute()
  await choose('none')
  await lock(1, 90, 60)
  await lock(2, 50, 10)
  await link()
  await match()
  expect(await deckOf(friend, eventId, 1).players()).toEqual([ours[0], free[0]])
  await insertCounts(db, eventId, 1, [{ playerId: free[0] ?? 0, keyplayId: 1, count: 2 }])
  await rankEvent(db, eventId)
  expect(await deckOf(friend, eventId, 2).players(), 'carried over at the lock (3.19)').toEqual([free[0]])
  expect(await removedOf(friend)).toEqual([])
  expect(await choose('any')).toEqual([409, 'OWN_CARDS_FIXED'])
  expect(await choose('none'), 'no change').toEqual([200, undefined])
})
