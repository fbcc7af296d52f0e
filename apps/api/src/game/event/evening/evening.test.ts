import { sql } from 'kysely'
import { expect, vi } from 'vitest'
import { deckOf } from '../../../../test/calls/deck-calls.ts'
import { addSource, dropLog, readAll, realLog, sendChunk } from '../../../../test/calls/log-calls.ts'
import { type Fixtures, itConfigures as it } from '../../../../test/fixtures/fixtures.ts'
import { insertDecks, insertTestUsers } from '../../../../test/fixtures/insert-users.ts'
import { uploadCounts } from '../../../../test/fixtures/played-event.ts'
import type { TestUser } from '../../../../test/fixtures/test-app.ts'
import { eraseAccounts } from '../../../people/account/erasure/erase-accounts.ts'
import { startJobs } from '../../../server/jobs/jobs.ts'
import { rankEvent } from '../../score/publish/rank-event.ts'
import { readSource } from '../../score-source/reading/read-source.ts'
import { saveParticipant } from '../circle/participant-queries.ts'
import { followEvening } from './follow-evening.ts'

const path = (verb: string) => `/api/clutchdeck/${verb}`

/** The real log in four parts: the warm-up with the knife round, the match up to its last round, its end, and what comes after. */
async function partsOfLog(): Promise<[string, string, string]> {
  const lines = (await realLog()).toString().split(/(?<=\n)/)
  const live = lines.findIndex(line => line.includes('19:03:37: World triggered "Round_Start"'))
  const over = lines.findIndex(line => line.includes('Game Over'))
  const part = (from: number, to?: number) => lines.slice(from, to).join('')
  return [part(0, live), part(live, over), part(over)]
}

const person = { steamId: '76561198860265743', name: 'Cedar' }

/** An automatic evening of two phases that its owner has a game server and a player for. */
async function hostEvening({ db }: Pick<Fixtures, 'db'>, owner: TestUser) {
  await sql`update account set created_at = now() - interval '2 days'`.execute(db)
  const data = { name: 'LAN night', phases: ['First half', 'Second half'], joinRule: 'open', automatic: true }
  const { body } = await owner.call<{ event: { id: number; code: string } }>(path('host-event'), { data })
  const eventId = body.event.id
  const rows = [person]
  expect((await owner.call(path('set-event-players'), { eventId, rows, list: true })).status).toBe(200)
  const player = await db
    .selectFrom('player')
    .where('event_id', '=', eventId)
    .select('id')
    .executeTakeFirstOrThrow()
  return { eventId, code: body.event.code, playerId: player.id, source: await addSource(owner, eventId) }
}

type Phase = { open: string; lock: string }
const phasesOf = async (user: TestUser, id: number) => {
  const { body } = await user.call<{ event: { automatic: boolean; phases: Phase[] } }>(path('get-event'), {
    id,
  })
  return body.event.phases
}
const isOpen = ({ open, lock }: Phase) => Date.parse(open) <= Date.now() && Date.now() < Date.parse(lock)
const opened = async (user: TestUser, id: number) => (await phasesOf(user, id)).map(isOpen)

const changesOf = async ({ db }: Pick<Fixtures, 'db'>, eventId: number) =>
  (
    await db
      .selectFrom('audit')
      .where('event_id', '=', eventId)
      .where('call', '=', 'update-phase')
      .select(['account_id', 'after'])
      .orderBy('id')
      .execute()
  ).length

it('phases open when they are made, lock when their match goes live and not in the knife round, and follow one another (rulebook 30.18)', async ({
  app,
  db,
  newUser,
  testApp,
}) => {
  const owner = await newUser()
  const { eventId, playerId, source } = await hostEvening({ db }, owner)
  expect(await opened(owner, eventId)).toEqual([true, false])
  expect((await deckOf(owner, eventId).add(playerId)).status).toBe(200)
  const jobs = await startJobs(testApp.database, error => {
    throw error
  })
  const send = async (body: string) => {
    expect(await sendChunk(app, source.token, { body })).toBe(200)
    const unread = db
      .selectFrom('score_source_chunk')
      .where('source_id', '=', source.id)
      .where('log', 'is', null)
      .select('id')
    await vi.waitFor(async () => expect(await unread.execute()).toEqual([]), 20_000)
  }
  const [before, match, end] = await partsOfLog()
  await send(before)
  expect(await opened(owner, eventId)).toEqual([true, false])
  expect((await deckOf(owner, eventId).addKeyplay(playerId, 1)).status).toBe(200)
  await send(match)
  await vi.waitFor(async () => expect(await opened(owner, eventId)).toEqual([false, false]), 20_000)
  const [first] = await phasesOf(owner, eventId)
  const arrived = await db
    .selectFrom('score_source_chunk')
    .where('source_id', '=', source.id)
    .select('received_at')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  expect(first?.lock).toBe(new Date(arrived.received_at).toISOString())
  expect((await deckOf(owner, eventId).addKeyplay(playerId, 2)).body.rule).toBe('PHASE_NOT_OPEN')
  await send(end)
  await vi.waitFor(async () => expect(await opened(owner, eventId)).toEqual([false, true]), 20_000)
  type Deck = { score: number }
  await vi.waitFor(async () => {
    const { body } = await owner.call<Deck>(path(`get-deck-score?eventId=${eventId}&userId=${owner.id}`))
    expect(body.score).toBeGreaterThan(0)
  }, 20_000)
  await jobs.stop()
})

it('a match that arrives at once, as from a laptop that slept, or from a paused server, locks its phase and opens the next; a paused one locks nothing until it is resumed (rulebook 15.5, 30.18)', async ({
  app,
  db,
  newUser,
}) => {
  const owner = await newUser()
  const { eventId, playerId, source } = await hostEvening({ db }, owner)
  const pause = (paused: boolean) => owner.call(path('update-score-source'), { id: source.id, paused })
  expect((await pause(true)).status).toBe(200)
  expect(await sendChunk(app, source.token, { body: await realLog() })).toBe(200)
  await readAll(db, source.id)
  expect(await opened(owner, eventId)).toEqual([true, false])
  expect((await deckOf(owner, eventId).add(playerId)).status).toBe(200)
  expect((await pause(false)).status).toBe(200)
  await readAll(db, source.id)
  expect(await opened(owner, eventId)).toEqual([false, true])
  expect((await deckOf(owner, eventId).addKeyplay(playerId, 1)).body.rule).toBe('PHASE_NOT_OPEN')
  const deck = await owner.call(path(`get-deck-score?eventId=${eventId}&userId=${owner.id}`))
  expect(JSON.stringify(deck.body)).toContain(`"playerId":${playerId}`)
  const maps = await db
    .selectFrom('score_source_map')
    .where('source_id', '=', source.id)
    .select('phase_index')
    .execute()
  expect(maps).toEqual([{ phase_index: 1 }])
})

it('two processes and two servers at once lock a phase once, by the first line; so does one after a killed one (rulebook 30.18)', async ({
  app,
  db,
  newUser,
}) => {
  const owner = await newUser()
  const { eventId, source } = await hostEvening({ db }, owner)
  const other = await addSource(owner, eventId, 'Server 2')
  const [before, match] = await partsOfLog()
  for (const { token } of [source, other]) await sendChunk(app, token, { body: before + match })
  await Promise.all([source, other].map(({ id }) => readSource(db, id)))
  const known = await changesOf({ db }, eventId)
  await Promise.all([1, 2, 3].map(() => followEvening(db, eventId)))
  expect(await changesOf({ db }, eventId)).toBe(known + 1)
  const chunks = await db
    .selectFrom('score_source_chunk')
    .where('source_id', 'in', [source.id, other.id])
    .select('received_at')
    .orderBy('id')
    .execute()
  const [first] = await phasesOf(owner, eventId)
  expect(first?.lock).toBe(new Date(chunks[0]?.received_at ?? '').toISOString())
})

it('the invitation says that the game server sets the dates; switched off, the phases keep theirs and nothing locks by itself; only the owner switches (rulebook 30.18)', async ({
  app,
  db,
  newUser,
}) => {
  const [owner, stranger] = [await newUser(), await newUser()]
  const { eventId, code, source } = await hostEvening({ db }, owner)
  const invite = await stranger.call<{ event: object }>(path(`get-event-invite?code=${code}`))
  expect(invite.body.event).toMatchObject({ automatic: true, open: null, lock: null })
  const set = (user: TestUser, automatic: boolean) =>
    user.call(path('update-hosted-event'), { eventId, automatic })
  expect((await set(stranger, false)).status).toBe(403)
  expect((await set(owner, false)).status).toBe(200)
  await sendChunk(app, source.token, { body: await realLog() })
  await readSource(db, source.id)
  await followEvening(db, eventId)
  expect(await opened(owner, eventId)).toEqual([true, false])
})

const placesOf = async ({ db }: Pick<Fixtures, 'db'>, sourceIds: number[]) => {
  const maps = await db
    .selectFrom('score_source_map')
    .where('source_id', 'in', sourceIds)
    .select('phase_index')
    .orderBy('source_id')
    .orderBy('log')
    .execute()
  return maps.map(({ phase_index }) => phase_index)
}

it('a log that comes again locks nothing, as a file or from another process; its map stays with its phase, read again without the evening too (rulebook 15.15, 30.18)', async ({
  app,
  db,
  newUser,
}) => {
  const owner = await newUser()
  const { eventId, source } = await hostEvening({ db }, owner)
  const log = await realLog()
  const sent = { body: log, begin: 0, end: log.length }
  for (const instance of ['one', 'two']) {
    await sendChunk(app, source.token, { ...sent, instance })
    await readAll(db, source.id)
    expect(await opened(owner, eventId)).toEqual([false, true])
  }
  await dropLog(owner, source.id, log)
  await readAll(db, source.id)
  expect(await opened(owner, eventId)).toEqual([false, true])
  await owner.call(path('update-hosted-event'), { eventId, automatic: false })
  await owner.call(path('reread-score-source'), { id: source.id })
  await readAll(db, source.id)
  expect((await placesOf({ db }, [source.id]))[0]).toBe(1)
  const counts = await db
    .selectFrom('keyplay_count')
    .where('event_id', '=', eventId)
    .select('phase_index')
    .distinct()
    .execute()
  expect(counts).toEqual([{ phase_index: 1 }])
})

it('of two servers that go live within a moment both maps count for the phase, whichever is read first (rulebook 30.18)', async ({
  app,
  db,
  newUser,
}) => {
  const owner = await newUser()
  const { eventId, source } = await hostEvening({ db }, owner)
  const other = await addSource(owner, eventId, 'Server 2')
  const [before, match] = await partsOfLog()
  for (const { token } of [source, other]) await sendChunk(app, token, { body: before + match })
  await readAll(db, other.id)
  await readAll(db, source.id)
  expect(await placesOf({ db }, [source.id, other.id])).toEqual([1, 1])
})

it('counts of a file for a phase that waits do not open the next one while the match that has locked it is played (rulebook 30.18)', async ({
  app,
  db,
  newUser,
}) => {
  const owner = await newUser()
  const { eventId, source } = await hostEvening({ db }, owner)
  await uploadCounts(owner, eventId, [`1,${person.steamId},1,9`])
  await followEvening(db, eventId)
  expect(await opened(owner, eventId)).toEqual([true, false])
  const [before, match, end] = await partsOfLog()
  expect(await sendChunk(app, source.token, { body: before + match })).toBe(200)
  await readAll(db, source.id)
  expect(await opened(owner, eventId)).toEqual([false, false])
  expect(await sendChunk(app, source.token, { body: end })).toBe(200)
  await readAll(db, source.id)
  expect(await opened(owner, eventId)).toEqual([false, true])
})

it('the evening of an owner who is erased in the middle goes on in the name of the next one, and locks the decks of five hundred who take part (rulebook 30.3, 30.8, 30.18)', async ({
  app,
  db,
  newUser,
}) => {
  const [owner, organiser] = [await newUser(), await newUser()]
  const { eventId, playerId, source } = await hostEvening({ db }, owner)
  await owner.call(path('add-organiser'), { eventId, username: organiser.username })
  expect((await organiser.call(path('accept-organiser'), { eventId })).status).toBe(200)
  const others = await insertTestUsers(db, 498, 'evening_')
  for (const userId of others) await saveParticipant(db, { eventId, userId }, 'in')
  const cards = [{ playerId, keyplays: [1], perks: [] }]
  const holders = [...others, organiser.id].map(userId => ({ userId, phase: 1, cards }))
  await insertDecks(db, eventId, holders)
  const [before, match, end] = await partsOfLog()
  await sendChunk(app, source.token, { body: before })
  await readAll(db, source.id)
  const erased = { deletion_requested_at: new Date(0) }
  await db.updateTable('account').set(erased).where('id', '=', owner.id).execute()
  await eraseAccounts(db)
  expect(await opened(organiser, eventId)).toEqual([true, false])
  for (const body of [match, end]) {
    await sendChunk(app, source.token, { body })
    await readAll(db, source.id)
  }
  expect(await opened(organiser, eventId)).toEqual([false, true])
  const changes = db.selectFrom('audit').where('event_id', '=', eventId).where('call', '=', 'update-phase')
  const [last] = await changes.select('account_id').orderBy('id', 'desc').limit(1).execute()
  expect(last?.account_id).toBe(organiser.id)
  await rankEvent(db, eventId)
  type Scores = { count: number; scores: { rank: number; score: number }[] }
  const { body } = await organiser.call<Scores>(path(`get-event-scores?eventId=${eventId}`))
  expect([body.count, body.scores[0]?.rank, (body.scores[0]?.score ?? 0) > 0]).toEqual([499, 1, true])
})
