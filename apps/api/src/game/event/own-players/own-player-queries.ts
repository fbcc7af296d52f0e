import { createHash, randomBytes } from 'node:crypto'
import { type OwnPlayer, slugOf } from '@game/domain'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Queryable } from '../../../ground/db/db.ts'
import type { cardPlayer } from '../../catalogue/record/shapes.ts'
import { cardPlayerJson } from '../../catalogue/record/wire-queries.ts'

export type StoredOwnPlayer = OwnPlayer & { id: number; teamId: number }

/** Lists the event's own players, as cards show them. */
export const listOwnCards = async (db: Queryable, eventId: number): Promise<z.infer<typeof cardPlayer>[]> => {
  const { rows } = await sql<{
    player: z.infer<typeof cardPlayer>
  }>`select ${cardPlayerJson()} as player from player
    where event_id = ${eventId} order by lower(name), id`.execute(db)
  return rows.map(row => row.player)
}

/** Lists the event's own players with the names of their teams. */
export const listOwnPlayers = (db: Queryable, eventId: number): Promise<StoredOwnPlayer[]> =>
  db
    .selectFrom('player as p')
    .innerJoin('team as t', 't.id', 'p.team_id')
    .where('p.event_id', '=', eventId)
    .select([
      'p.id',
      't.id as teamId',
      'p.steam_id as steamId',
      'p.name',
      't.name as team',
      'p.country',
      'p.birth',
      'p.role_id as roleId',
      'p.style_id as styleId',
    ])
    .orderBy('p.id')
    .execute()

type OwnTeam = { id: number; name: string }

export const listOwnTeams = (db: Queryable, eventId: number): Promise<OwnTeam[]> =>
  db.selectFrom('team').where('event_id', '=', eventId).select(['id', 'name']).orderBy('id').execute()

/** The key of an own team: what its crest is drawn from, and random characters, so that nobody can guess that it exists (rulebook 30.10). */
const keyOf = (name: string): string => {
  const drawn =
    slugOf(name).slice(0, 40) || `t${createHash('sha256').update(name).digest('hex').slice(0, 12)}`
  return `${drawn}--${randomBytes(8).toString('hex')}`
}

export const insertOwnTeams = async (
  db: Queryable,
  eventId: number,
  names: readonly string[],
): Promise<OwnTeam[]> => {
  if (names.length === 0) return []
  const teams = names.map(name => ({ name, key: keyOf(name), event_id: eventId }))
  return db.insertInto('team').values(teams).returning(['id', 'name']).execute()
}

/** Adds players to the event's own, or changes those with the same SteamID. */
export const saveOwnPlayers = async (
  db: Queryable,
  eventId: number,
  players: readonly (OwnPlayer & { teamId: number })[],
): Promise<void> => {
  if (players.length === 0) return
  await sql`insert into player (event_id, steam_id, name, team_id, country, birth, role_id, style_id)
    select ${eventId}::int, "steamId", name, "teamId", country, birth, "roleId", "styleId"
    from jsonb_to_recordset(${JSON.stringify(players)}::jsonb)
      as r("steamId" text, name text, "teamId" int, country text, birth date, "roleId" int, "styleId" int)
    on conflict (event_id, steam_id) where event_id is not null do update set
      name = excluded.name, team_id = excluded.team_id, country = excluded.country, birth = excluded.birth,
      role_id = excluded.role_id, style_id = excluded.style_id`.execute(db)
}

export const deleteOwnPlayers = (db: Queryable, eventId: number, ids: readonly number[]) =>
  sql`delete from player where event_id = ${eventId} and id = any(${ids}::int[])`.execute(db)

/** Deletes the event's own teams that have no players, and to which neither a phase nor a match refers. */
export const deleteEmptyTeams = (db: Queryable, eventId: number) =>
  sql`delete from team t where event_id = ${eventId}
    and not exists (select from player p where p.team_id = t.id)
    and not exists (select from phase_team x where x.team_id = t.id)
    and not exists (select from match m where t.id in (m.home_team_id, m.away_team_id))`.execute(db)

/** Lists the ids of the event's own teams and players. */
export const listOwnIds = async (
  db: Queryable,
  eventId: number,
): Promise<{ teams: number[]; players: number[] }> => {
  const { rows } = await sql<{ teams: number[]; players: number[] }>`select
    array(select id from team where event_id = ${eventId}) as teams,
    array(select id from player where event_id = ${eventId}) as players`.execute(db)
  return rows[0] ?? { teams: [], players: [] }
}

/** Gives an event without own players copies of another event's own teams and players. */
export async function copyOwnPlayers(db: Queryable, from: number, to: number): Promise<void> {
  const names = (await listOwnTeams(db, from)).map(({ name }) => name)
  const teams = new Map((await insertOwnTeams(db, to, names)).map(({ id, name }) => [name, id]))
  const players = await listOwnPlayers(db, from)
  await saveOwnPlayers(
    db,
    to,
    players.map(player => ({ ...player, teamId: teams.get(player.team) ?? 0 })),
  )
}
