import { rewardType } from '@game/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Catalogue, openCatalogue } from '../../../test/calls/catalogue-calls.ts'
import { insertDeck } from '../../../test/fixtures/sample-event.ts'

let catalogue: Catalogue
beforeAll(async () => {
  catalogue = await openCatalogue()
})
afterAll(() => catalogue.testApp.close())

/** A match of the event's first phase. */
async function insertMatch(eventId: number, [home = 0, away = 0]: number[]): Promise<number> {
  const { id } = await catalogue.testApp.db
    .insertInto('match')
    .values({
      event_id: eventId,
      phase_index: 1,
      home_team_id: home,
      away_team_id: away,
      date: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

describe('what is in use cannot be removed, and the refusal says where it is used (rulebook 11.21)', () => {
  it('a team by its players, phases and matches', async () => {
    const { prefix, eventId, teamIds } = await catalogue.sample()
    await insertMatch(eventId, teamIds)
    expect(await catalogue.refusalOf('/api/csdata/remove-team', { id: teamIds[0] })).toEqual([
      409,
      'IN_USE',
      `This is in use: players: ${prefix}0, ${prefix}2, ${prefix}4, ... (5); phases: ${prefix} Cup: Groups (1); ` +
        `matches: ${prefix} home vs ${prefix} away (1).`,
    ])
  })

  it('a player by the phases that list him', async () => {
    const { prefix, playerIds } = await catalogue.sample()
    expect(await catalogue.refusalOf('/api/csdata/remove-player', { id: playerIds[0] })).toEqual([
      409,
      'IN_USE',
      `This is in use: phases: ${prefix} Cup: Groups (1).`,
    ])
  })

  it.each(['role', 'style'])('a %s by its players', async kind => {
    await catalogue.sample()
    const [status, rule, message] = await catalogue.refusalOf(`/api/csdata/remove-${kind}`, { id: 1 })
    expect([status, rule]).toEqual([409, 'IN_USE'])
    expect(message).toMatch(/^This is in use: players: .* \(\d+\)\.$/)
  })

  it('a map by the matches played on it', async () => {
    const { prefix, eventId, teamIds } = await catalogue.sample()
    const match_id = await insertMatch(eventId, teamIds)
    await catalogue.testApp.db
      .insertInto('match_map')
      .values({ match_id, map_number: 1, map_id: 1 })
      .execute()
    expect(await catalogue.refusalOf('/api/csdata/remove-map', { id: 1 })).toEqual([
      409,
      'IN_USE',
      `This is in use: matches: ${prefix} home vs ${prefix} away (1).`,
    ])
  })

  it('a reward by the events that give it', async () => {
    const { prefix, eventId } = await catalogue.sample()
    const reward = { event_id: eventId, reward_id: 6, amount: 1, from: 1, to: 1, type: rewardType.position }
    await catalogue.testApp.db.insertInto('event_reward').values(reward).execute()
    expect(await catalogue.refusalOf('/api/remove-reward', { id: 6 })).toEqual([
      409,
      'IN_USE',
      `This is in use: events: ${prefix} Cup (1).`,
    ])
  })

  it('a perk by the phases that offer it', async () => {
    const { prefix, eventId } = await catalogue.sample()
    const offered = { event_id: eventId, phase_index: 1, place: 2, perk_id: 7 }
    await catalogue.testApp.db.insertInto('phase_perk').values(offered).execute()
    expect(await catalogue.refusalOf('/api/clutchdeck/remove-perk', { id: 7 })).toEqual([
      409,
      'IN_USE',
      `This is in use: phases: ${prefix} Cup: Groups (1).`,
    ])
  })

  it('a keyplay by the decks that hold it and the files that counted it', async () => {
    const { prefix, eventId, playerIds } = await catalogue.sample()
    const [playerId = 0] = playerIds
    await insertDeck(catalogue.testApp.db, catalogue.admin.id, eventId, [
      { playerId, keyplays: [5, 13], perks: [] },
    ])
    await catalogue.testApp.db
      .insertInto('keyplay_count')
      .values({
        event_id: eventId,
        phase_index: 1,
        type: 'kill',
        player_id: playerId,
        keyplay_id: 13,
        count: 1,
      })
      .execute()
    expect(await catalogue.refusalOf('/api/clutchdeck/remove-keyplay', { id: 13 })).toEqual([
      409,
      'IN_USE',
      `This is in use: decks: ${prefix} Cup: Groups (1); score files: ${prefix} Cup (1).`,
    ])
    expect((await catalogue.admin.call('/api/clutchdeck/remove-keyplay', { id: 14 })).status).toBe(200)
  })
})
