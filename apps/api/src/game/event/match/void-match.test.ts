import { type BundleBlock, type BundleHead, verifyBundle, voidPlayers } from '@game/domain'
import fc from 'fast-check'
import { sql } from 'kysely'
import { describe, expect } from 'vitest'
import { match, readConfig } from '../../../../test/calls/config-calls.ts'
import { type ConfigFixtures, itConfigures } from '../../../../test/fixtures/fixtures.ts'
import { insertTestEvent, insertTestTeam } from '../../../../test/fixtures/insert-event.ts'
import { insertCounts, insertDecks } from '../../../../test/fixtures/insert-users.ts'
import type { TestUser } from '../../../../test/fixtures/test-app.ts'
import { findDueWork } from '../../../server/jobs/schedule.ts'
import { rankEvent } from '../../score/publish/rank-event.ts'

const it = itConfigures.extend('holder', { scope: 'file' }, ({ signUp }) => signUp('the_holder'))

type DeckScore = { scores: { playerId: number; score: number }[]; score: number }

/** A locked event in which the holder has a card of each team, with three clutches for each. */
async function insertPlayedEvent({
  db,
  config,
  holder,
}: Pick<ConfigFixtures, 'db' | 'config'> & { holder: TestUser }) {
  const { eventId, teams, players } = await insertTestEvent(db, [{ open: -90, lock: -60, points: 300 }])
  const { data, maps } = match(teams)
  const { body } = await config<{ id: number }>('add-phase-match', { eventId, data, maps })
  const held = [players[0] ?? 0, players[6] ?? 0]
  const cards = held.map(playerId => ({ playerId, keyplays: [16], perks: [] }))
  await insertDecks(db, eventId, [{ userId: holder.id, phase: 1, cards }])
  await insertCounts(
    db,
    eventId,
    1,
    held.map(playerId => ({ playerId, keyplayId: 16, count: 3 })),
  )
  await rankEvent(db, eventId)
  const setStatus = (status: string, id = body.id) =>
    config('update-phase-match', { id, eventId, data: { ...data, status }, maps })
  return { eventId, teams, data, maps, matchId: body.id, held, setStatus }
}

describe('a match that becomes void after the lock (rulebook 18.9, 18.10)', () => {
  it('takes the points of its players away, and gives them back', async ({ db, config, holder, visitor }) => {
    const { eventId, setStatus } = await insertPlayedEvent({ db, config, holder })
    const score = async () =>
      (await holder.call<DeckScore>(`/api/clutchdeck/get-deck-score?eventId=${eventId}&userId=${holder.id}`))
        .body.score
    const best = async () =>
      (await visitor.call<object>(`/api/clutchdeck/get-best-deck?eventId=${eventId}&phaseIndex=1`)).body
    const links = async () =>
      (
        await sql<{ kind: string }>`select body ->> 'kind' as kind from proof_link where event_id = ${eventId}
          order by number`.execute(db)
      ).rows.map(({ kind }) => kind)
    const [before, bestBefore] = [await score(), await best()]
    expect(before).toBe(480)
    await setStatus('void')
    expect(await score()).toBe(0)
    expect(await best()).not.toEqual(bestBefore)
    expect(await links()).toEqual(['lock', 'ranking', 'recheck'])
    expect((await findDueWork(db)).overdue, 'a lost request is found again').toContain(eventId)
    await rankEvent(db, eventId)
    expect((await findDueWork(db)).overdue).not.toContain(eventId)
    const { rows } = await sql`select score from standing s join event e on e.id = s.event_id
      and e.generation = s.generation where s.event_id = ${eventId}`.execute(db)
    expect(rows).toEqual([{ score: 0 }])
    const path = `/api/clutchdeck/get-proof-bundle?eventId=${eventId}`
    const { head } = (await visitor.call<{ head: BundleHead }>(path)).body
    const [block = 0] = head.blocks
    const { part } = (await visitor.call<{ part: BundleBlock }>(`${path}&block=${block}`)).body
    expect(verifyBundle(head, [part])).toMatchObject({ equal: true, ranked: true, users: 1 })
    await setStatus('forfeit')
    expect([await score(), await best()]).toEqual([before, bestBefore])
  })

  it('leaves players of another match that is not void alone', async ({ db, config, holder }) => {
    const { eventId, data, maps, setStatus, held } = await insertPlayedEvent({ db, config, holder })
    const third = await insertTestTeam(db, 1)
    await config('add-phase-team', { eventId, phaseIndex: 1, teamId: third.team, players: third.players })
    const other = { ...data, homeTeamId: third.team }
    const { body } = await config<{ id: number }>('add-phase-match', { eventId, data: other, maps })
    await setStatus('void')
    const scores = async () =>
      (
        await holder.call<DeckScore>(`/api/clutchdeck/get-deck-score?eventId=${eventId}&userId=${holder.id}`)
      ).body.scores.map(({ playerId, score }) => [playerId, score])
    expect(await scores()).toEqual([
      [held[0], 0],
      [held[1], 240],
    ])
    await config('remove-phase-match', { id: body.id })
    expect(await scores(), 'the match that was left is void').toEqual([
      [held[0], 0],
      [held[1], 0],
    ])
  })

  it('is refused once the event is completed', async ({ db, config, holder }) => {
    const { eventId, setStatus } = await insertPlayedEvent({ db, config, holder })
    await config('update-event', { eventId, data: { completed: true } })
    expect((await setStatus('void')).body.rule).toBe('EVENT_COMPLETED')
  })
})

it('the database finds the same void players as the rules (rulebook 18.9)', async ({ db, admin }) => {
  const { eventId, teams } = await insertTestEvent(db, [{ open: -90, lock: 60 }])
  const third = await insertTestTeam(db, 2)
  await sql`insert into phase_team values (${eventId}, 1, ${third.team})`.execute(db)
  await sql`insert into phase_player (event_id, phase_index, team_id, player_id)
    select ${eventId}::int, 1, ${third.team}::int, p from unnest(${third.players}::int[]) p`.execute(db)
  const all = [...teams, third.team]
  const status = fc.constantFrom('void', 'void', 'scheduled', 'postponed', 'forfeit')
  const pair = fc.constantFrom([0, 1], [1, 0], [0, 2], [2, 1])
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(pair, status), { maxLength: 5 }), async drawn => {
      await sql`delete from match where event_id = ${eventId}`.execute(db)
      for (const [[home = 0, away = 0], status] of drawn)
        await sql`insert into match (event_id, phase_index, home_team_id, away_team_id, date, status)
          values (${eventId}, 1, ${all[home]}, ${all[away]}, now(), ${status})`.execute(db)
      const { rows } = await sql<{ id: number }>`select player_id as id from void_player
        where event_id = ${eventId} order by 1`.execute(db)
      const [phase] = (await readConfig(admin, eventId)).phases
      const lineUp = (phase?.teams ?? []).map(({ teamId, players }) => ({
        teamId,
        players: players.map(({ playerId }) => playerId),
      }))
      expect(rows.map(({ id }) => id)).toEqual(
        voidPlayers(lineUp, phase?.matches ?? []).toSorted((a, b) => a - b),
      )
    }),
    { numRuns: 30 },
  )
})
