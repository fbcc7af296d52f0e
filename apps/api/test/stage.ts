import { randomUUID } from 'node:crypto'
import type { Db } from '../src/db/db.ts'

export type Stage = {
  eventId: number
  /** Ids of the players listed in every phase, by place. */
  players: number[]
  /** The two teams listed in every phase: the first has four of the players, the second three. */
  teams: number[]
}

const minute = 60_000
export const fromNow = (ms: number) => new Date(Date.now() + ms)

/** A phase's dates as minutes from now, and what it lists. */
export type StagedPhase = { open: number; lock: number; points?: number; mult?: number; perks?: number[] }

/** A public event with phases and seven players of two teams, written straight into the database. */
export async function stageEvent(
  db: Db,
  phases: StagedPhase[],
  settings: { secondChance?: boolean; public?: boolean } = {},
): Promise<Stage> {
  const event = await db
    .insertInto('event')
    .values({
      name: 'Night Cup',
      public: settings.public ?? true,
      second_chance: settings.secondChance ?? false,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const squads = [await squad(db, 4), await squad(db, 3)]
  for (const [at, phase] of phases.entries()) await stagePhase(db, event.id, at + 1, phase, squads)
  return {
    eventId: event.id,
    players: squads.flatMap(each => each.players),
    teams: squads.map(each => each.team),
  }
}

export type Squad = { team: number; players: number[] }

/** A team with players that no phase lists yet. */
export async function squad(db: Db, size: number): Promise<Squad> {
  const key = `team-${randomUUID()}`
  const team = await db
    .insertInto('team')
    .values({ key, name: key })
    .returning('id')
    .executeTakeFirstOrThrow()
  const players = await db
    .insertInto('player')
    .values(
      Array.from({ length: size }, (_, n) => ({
        name: `player ${n + 1}`,
        steam_id: steamId(),
        country: 'pl',
        birth: '2000-01-01',
        team_id: team.id,
        role_id: 1,
        style_id: 1,
      })),
    )
    .returning('id')
    .execute()
  return { team: team.id, players: players.map(player => player.id) }
}

let made = 0
/** Never the same twice, and smaller than those of the catalogue. */
const steamId = () => String(76_561_197_960_265_728n + BigInt(++made))

async function stagePhase(
  db: Db,
  eventId: number,
  index: number,
  phase: StagedPhase,
  squads: Squad[],
): Promise<void> {
  const at = { event_id: eventId, phase_index: index }
  await db
    .insertInto('phase')
    .values({
      event_id: eventId,
      index,
      name: `Phase ${index}`,
      points: phase.points ?? 1000,
      mult: phase.mult ?? 1,
      open: fromNow(phase.open * minute),
      lock: fromNow(phase.lock * minute),
    })
    .execute()
  for (const { team, players } of squads) {
    await db
      .insertInto('phase_team')
      .values({ ...at, team_id: team })
      .execute()
    await db
      .insertInto('phase_player')
      .values(players.map(player_id => ({ ...at, team_id: team, player_id })))
      .execute()
  }
  if (phase.perks?.length)
    await db
      .insertInto('phase_perk')
      .values(phase.perks.map((perk_id, place) => ({ ...at, place, perk_id })))
      .execute()
}
