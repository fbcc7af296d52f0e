import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { exportEvent, importEvent } from '../../../../test/calls/event-files.ts'
import { dataFile, upload } from '../../../../test/calls/score-upload.ts'
import { insertDecks } from '../../../../test/fixtures/insert-users.ts'
import { openTestApp, type TestApp, type TestUser } from '../../../../test/fixtures/test-app.ts'
import { seed } from '../../../server/seed/seed.ts'
import { rankEvent } from '../../score/publish/rank-event.ts'

type Game = { app: TestApp; admin: TestUser }

let demo: Game
let empty: Game
let vistula: number
beforeAll(async () => {
  const open = async (): Promise<Game> => {
    const app = await openTestApp()
    return { app, admin: await app.signUp('organiser', 'admin') }
  }
  ;[demo, empty] = await Promise.all([openDemo(), open()])
  const { id } = await demo.app.db
    .selectFrom('event')
    .where('name', '=', 'Vistula Open')
    .select('id')
    .executeTakeFirstOrThrow()
  vistula = id
})
afterAll(() => Promise.all([demo.app.close(), empty.app.close()]))

async function openDemo(): Promise<Game> {
  const app = await openTestApp()
  await seed(app.db, { demo: true, adminPassword: 'Password!1' })
  return { app, admin: await app.signUp('organiser', 'admin') }
}

describe('an event of the demo, moved to an empty game (rulebook 25.1)', () => {
  it('gives the same file there, and importing it again changes nothing', async () => {
    const file = await exportEvent(demo.admin, vistula)
    expect(await exportEvent(demo.admin, vistula)).toBe(file)
    const first = await importEvent(empty.admin, file)
    expect([first.status, first.body.imported, first.body.kept], first.response.body).toEqual([200, true, 0])
    expect(await exportEvent(empty.admin, first.body.event.id ?? 0)).toBe(file)
    const second = await importEvent(empty.admin, file)
    expect(second.body).toMatchObject({ imported: false, created: 0, changed: 0, kept: 0, lines: [] })
    expect(second.body.event.id).toBe(first.body.event.id)
  })

  it('plays to the end with the same standings and rewards, given the same decks and score files', async () => {
    const { body } = await importEvent(empty.admin, await exportEvent(demo.admin, vistula), { asNew: true })
    const moved = body.event.id ?? 0
    await copyDecks(moved)
    const games = [
      { ...demo, eventId: vistula },
      { ...empty, eventId: moved },
    ]
    const results = await Promise.all(games.map(playToTheEnd))
    expect(results[0]?.standings.length).toBeGreaterThan(20)
    expect(new Set(results[0]?.standings.map(({ score }) => score)).size).toBeGreaterThan(20)
    expect(results[1]).toEqual(results[0])
  })
})

/** Gives users of the same names in the empty game the decks that the demo has in its event, for both phases. */
async function copyDecks(eventId: number): Promise<void> {
  const decks = await demo.app.db
    .selectFrom('deck as d')
    .innerJoin('account as a', 'a.id', 'd.user_id')
    .where('d.event_id', '=', vistula)
    .select(['a.username', 'd.user_id', 'd.phase_index', 'd.cards'])
    .execute()
  const names = [...new Set(decks.map(({ username }) => username))]
  const accounts = await empty.app.db
    .insertInto('account')
    .values(names.map(username => ({ username, name: username, password_hash: '-' })))
    .returning(['id', 'username'])
    .execute()
  const playersOf = ({ app }: Game) => app.db.selectFrom('player').select(['id', 'steam_id']).execute()
  const [theirs, ours] = await Promise.all([playersOf(demo), playersOf(empty)])
  const idHere = (id: number) => {
    const steamId = theirs.find(player => player.id === id)?.steam_id
    return ours.find(player => player.steam_id === steamId)?.id ?? 0
  }
  const userOf = (name: string) => accounts.find(({ username }) => username === name)?.id ?? 0
  await insertDecks(
    empty.app.db,
    eventId,
    decks.map(({ username, phase_index: phase, cards }) => ({
      userId: userOf(username),
      phase,
      cards: cards.map(card => ({ ...card, playerId: idHere(card.playerId) })),
    })),
  )
}

const files = [
  ['vitality-furia-kills.csv', 'kill', 1],
  ['vitality-furia-stats.csv', 'match', 1],
  ['spirit-falcons-kills.csv', 'kill', 2],
  ['spirit-falcons-stats.csv', 'match', 2],
] as const

/** Locks the phases, uploads the score files and completes the event. */
async function playToTheEnd({ app: { db }, admin, eventId }: Game & { eventId: number }) {
  const past = new Date(Date.now() - 60_000)
  for (const [index, open] of [
    [1, 300_000],
    [2, 200_000],
  ] as const)
    await db
      .updateTable('phase')
      .set({ open: new Date(Date.now() - open), lock: new Date(past.getTime() - open / 2) })
      .where('event_id', '=', eventId)
      .where('index', '=', index)
      .execute()
  await rankEvent(db, eventId)
  for (const [name, type, phase] of files) {
    const { status, body } = await upload(
      admin,
      [
        ['eventId', `${eventId}`],
        ['type', type],
        ['phaseIndex', `${phase}`],
        ['file', await dataFile(name)],
      ],
      name,
    )
    expect(status, body.message).toBe(200)
  }
  await rankEvent(db, eventId)
  const completed = await admin.call(`/api/clutchdeck/update-event`, { eventId, data: { completed: true } })
  expect(completed.status).toBe(200)
  const standings = await db
    .selectFrom('standing as s')
    .innerJoin('event as e', join =>
      join.onRef('e.id', '=', 's.event_id').onRef('e.generation', '=', 's.generation'),
    )
    .where('e.id', '=', eventId)
    .select(['s.rank', 's.username', 's.score', 's.won'])
    .orderBy('s.rank')
    .orderBy('s.username')
    .execute()
  const rewards = await db
    .selectFrom('reward_grant as g')
    .innerJoin('account as a', 'a.id', 'g.user_id')
    .innerJoin('event_reward as r', 'r.id', 'g.event_reward_id')
    .where('g.event_id', '=', eventId)
    .select(['a.username', 'r.reward_id', 'g.amount', 'g.rank'])
    .orderBy('a.username')
    .orderBy('r.reward_id')
    .execute()
  return { standings, rewards }
}
