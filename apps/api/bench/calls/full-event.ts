import type { Db } from '../../src/ground/db/db.ts'
import { fromNow, insertTestTeam, type TestTeam } from '../../test/fixtures/insert-event.ts'

type Size = { phases: number; teams: number; perTeam: number }

/** An event of the greatest size: each phase lists all teams and players, ten perks, and a match of each team; the last one is open. */
export async function insertFullEvent(db: Db, { phases, teams, perTeam }: Size) {
  const event = await db
    .insertInto('event')
    .values({ name: 'Full Cup', public: true })
    .returning('id')
    .executeTakeFirstOrThrow()
  const squads: TestTeam[] = []
  for (let n = 0; n < teams; n++) squads.push(await insertTestTeam(db, perTeam))
  const minutes = (n: number) => fromNow(n * 60_000)
  for (let index = 1; index <= phases; index++) {
    const left = phases - index
    const at = { event_id: event.id, phase_index: index }
    await db
      .insertInto('phase')
      .values({
        event_id: event.id,
        index,
        name: `Phase ${index}`,
        points: 1,
        mult: 1,
        open: minutes(-10 - left * 100),
        lock: minutes(60 - left * 100),
      })
      .execute()
    await db
      .insertInto('phase_perk')
      .values(Array.from({ length: 10 }, (_, place) => ({ ...at, place, perk_id: place + 1 })))
      .execute()
    await db
      .insertInto('phase_team')
      .values(squads.map(({ team }) => ({ ...at, team_id: team })))
      .execute()
    await db
      .insertInto('phase_player')
      .values(
        squads.flatMap(squad => squad.players.map(player_id => ({ ...at, team_id: squad.team, player_id }))),
      )
      .execute()
    await db
      .insertInto('match')
      .values(
        squads.slice(1).map(({ team }, n) => ({
          ...at,
          home_team_id: squads[n]?.team ?? team,
          away_team_id: team,
          date: minutes(n - left * 100),
        })),
      )
      .execute()
  }
  return { eventId: event.id, players: squads.flatMap(squad => squad.players) }
}
