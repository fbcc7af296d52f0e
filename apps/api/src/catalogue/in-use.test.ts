import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { insertDeck, insertSampleEvent, type SampleEvent } from '../../test/sample-event.ts'
import { openWorld, type Person, type World } from '../../test/world.ts'

type Refusal = { message: string; rule?: string }

let world: World
let admin: Person
let sample: SampleEvent
let made = 0
let prefix: string
beforeAll(async () => {
  world = await openWorld()
  admin = await world.join('the_admin', 'admin')
})
beforeEach(async () => {
  prefix = `e${++made}`
  sample = await insertSampleEvent(world.db, prefix)
})
afterAll(() => world.close())

const refusalOf = async (path: string, body: object) => {
  const { status, body: refusal } = await admin.call<Refusal>(path, body)
  return [status, refusal.rule, refusal.message]
}

describe('what is in use cannot be removed, and the refusal says where it is used (rules.md 11, issue 4)', () => {
  it('a team by its players, phases and matches', async () => {
    const [home = 0, away = 0] = sample.teamIds
    await world.db
      .insertInto('match')
      .values({
        event_id: sample.eventId,
        phase_index: 1,
        home_team_id: home,
        away_team_id: away,
        date: new Date(),
      })
      .execute()
    expect(await refusalOf('/api/csdata/remove-team', { id: home })).toEqual([
      409,
      'IN_USE',
      `This is in use: players: ${prefix}0, ${prefix}2, ${prefix}4, ... (5); phases: ${prefix} Cup: Groups (1); ` +
        `matches: ${prefix} home vs ${prefix} away (1).`,
    ])
  })

  it('a player by the phases that list him', async () => {
    expect(await refusalOf('/api/csdata/remove-player', { id: sample.playerIds[0] })).toEqual([
      409,
      'IN_USE',
      `This is in use: phases: ${prefix} Cup: Groups (1).`,
    ])
  })

  it.each(['role', 'style'])('a %s by its players', async kind => {
    const [status, rule, message] = await refusalOf(`/api/csdata/remove-${kind}`, { id: 1 })
    expect([status, rule]).toEqual([409, 'IN_USE'])
    expect(message).toMatch(/^This is in use: players: .* \(\d+\)\.$/)
  })

  it('a map by the matches played on it', async () => {
    const [home = 0, away = 0] = sample.teamIds
    const { id: match_id } = await world.db
      .insertInto('match')
      .values({
        event_id: sample.eventId,
        phase_index: 1,
        home_team_id: home,
        away_team_id: away,
        date: new Date(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await world.db.insertInto('match_map').values({ match_id, map_number: 1, map_id: made }).execute()
    expect(await refusalOf('/api/csdata/remove-map', { id: made })).toEqual([
      409,
      'IN_USE',
      `This is in use: matches: ${prefix} home vs ${prefix} away (1).`,
    ])
  })

  it('a reward by the events that give it', async () => {
    const reward = { event_id: sample.eventId, reward_id: 6, amount: 1, from: 1, to: 1, type: 1 }
    await world.db.insertInto('event_reward').values(reward).execute()
    expect(await refusalOf('/api/remove-reward', { id: 6 })).toEqual([
      409,
      'IN_USE',
      `This is in use: events: ${prefix} Cup (1).`,
    ])
  })

  it('a perk by the phases that offer it', async () => {
    const [status, rule, message] = await refusalOf('/api/clutchdeck/remove-perk', { id: 1 })
    expect([status, rule]).toEqual([409, 'IN_USE'])
    expect(message).toContain('phases: e1 Cup: Groups')
  })

  it('a keyplay by the decks that hold it and the files that counted it', async () => {
    const [playerId = 0] = sample.playerIds
    await insertDeck(world.db, admin.id, sample.eventId, [{ playerId, keyplays: [5, 13], perks: [] }])
    await world.db
      .insertInto('keyplay_count')
      .values({
        event_id: sample.eventId,
        phase_index: 1,
        type: 'kill',
        player_id: playerId,
        keyplay_id: 13,
        count: 1,
      })
      .execute()
    expect(await refusalOf('/api/clutchdeck/remove-keyplay', { id: 13 })).toEqual([
      409,
      'IN_USE',
      `This is in use: decks: ${prefix} Cup: Groups (1); score files: ${prefix} Cup (1).`,
    ])
    expect((await admin.call('/api/clutchdeck/remove-keyplay', { id: 14 })).status).toBe(200)
  })
})
