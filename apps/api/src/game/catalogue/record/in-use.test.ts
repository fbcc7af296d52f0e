import { rewardType } from '@game/domain'
import { describe, expect } from 'vitest'
import { type CatalogueFixtures, itKeepsCatalogue as it } from '../../../../test/fixtures/fixtures.ts'
import { insertDeck } from '../../../../test/fixtures/sample-event.ts'

/** A match of the event's first phase. */
async function insertMatch(
  { db }: Pick<CatalogueFixtures, 'db'>,
  eventId: number,
  [home = 0, away = 0]: number[],
): Promise<number> {
  const { id } = await db
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
  it('a team by its players, phases and matches', async ({ newSample, refusalOf, db }) => {
    const { prefix, eventId, teamIds } = await newSample()
    await insertMatch({ db }, eventId, teamIds)
    expect(await refusalOf('/api/csdata/remove-team', { id: teamIds[0] })).toEqual([
      409,
      'IN_USE',
      `This is in use: players: ${prefix}0, ${prefix}2, ${prefix}4, ... (5); phases: ${prefix} Cup: Groups (1); ` +
        `matches: ${prefix} home vs ${prefix} away (1).`,
    ])
  })

  it('a player by the phases that list the player', async ({ newSample, refusalOf }) => {
    const { prefix, playerIds } = await newSample()
    expect(await refusalOf('/api/csdata/remove-player', { id: playerIds[0] })).toEqual([
      409,
      'IN_USE',
      `This is in use: phases: ${prefix} Cup: Groups (1).`,
    ])
  })

  it.for(['role', 'style'])('a %s by its players', async (kind, { newSample, refusalOf }) => {
    await newSample()
    const [status, rule, message] = await refusalOf(`/api/csdata/remove-${kind}`, { id: 1 })
    expect([status, rule]).toEqual([409, 'IN_USE'])
    expect(message).toMatch(/^This is in use: players: .* \(\d+\)\.$/)
  })

  it('a map by the matches played on it', async ({ newSample, db, refusalOf }) => {
    const { prefix, eventId, teamIds } = await newSample()
    const match_id = await insertMatch({ db }, eventId, teamIds)
    await db.insertInto('match_map').values({ match_id, map_number: 1, map_id: 1 }).execute()
    expect(await refusalOf('/api/csdata/remove-map', { id: 1 })).toEqual([
      409,
      'IN_USE',
      `This is in use: matches: ${prefix} home vs ${prefix} away (1).`,
    ])
  })

  it('a reward by the events that give it', async ({ newSample, db, refusalOf }) => {
    const { prefix, eventId } = await newSample()
    const reward = { event_id: eventId, reward_id: 6, amount: 1, from: 1, to: 1, type: rewardType.position }
    await db.insertInto('event_reward').values(reward).execute()
    expect(await refusalOf('/api/remove-reward', { id: 6 })).toEqual([
      409,
      'IN_USE',
      `This is in use: events: ${prefix} Cup (1).`,
    ])
  })

  it('one of the eight sleeves by the events that are not completed (rulebook 5.15)', async ({
    newSample,
    db,
    admin,
    refusalOf,
  }) => {
    const { prefix } = await newSample()
    await db.updateTable('event').set({ completed: true }).where('name', '<>', `${prefix} Cup`).execute()
    await db
      .insertInto('sleeve')
      .values({ id: 2, name: 'Chemistry', description: 'x1.5', mult: 1.5 })
      .onConflict(conflict => conflict.doNothing())
      .execute()
    expect(await refusalOf('/api/clutchdeck/remove-sleeve', { id: 2 })).toEqual([
      409,
      'IN_USE',
      `This is in use: events: ${prefix} Cup (1).`,
    ])
    await db.insertInto('sleeve').values({ id: 901, name: 'Own', description: 'x2', mult: 2 }).execute()
    expect((await admin.call('/api/clutchdeck/remove-sleeve', { id: 901 })).status).toBe(200)
    await db.updateTable('event').set({ completed: true }).execute()
    expect((await admin.call('/api/clutchdeck/remove-sleeve', { id: 2 })).status).toBe(200)
  })

  it('a perk by the phases that offer it', async ({ newSample, db, refusalOf }) => {
    const { prefix, eventId } = await newSample()
    const offered = { event_id: eventId, phase_index: 1, place: 2, perk_id: 7 }
    await db.insertInto('phase_perk').values(offered).execute()
    expect(await refusalOf('/api/clutchdeck/remove-perk', { id: 7 })).toEqual([
      409,
      'IN_USE',
      `This is in use: phases: ${prefix} Cup: Groups (1).`,
    ])
  })

  it('a keyplay by the decks that hold it and the files that counted it', async ({
    newSample,
    db,
    admin,
    refusalOf,
  }) => {
    const { prefix, eventId, playerIds } = await newSample()
    const [playerId = 0] = playerIds
    await insertDeck(db, admin.id, eventId, [{ playerId, keyplays: [5, 13], perks: [] }])
    await db
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
    expect(await refusalOf('/api/clutchdeck/remove-keyplay', { id: 13 })).toEqual([
      409,
      'IN_USE',
      `This is in use: decks: ${prefix} Cup: Groups (1); score files: ${prefix} Cup (1).`,
    ])
    expect((await admin.call('/api/clutchdeck/remove-keyplay', { id: 14 })).status).toBe(200)
  })
})
