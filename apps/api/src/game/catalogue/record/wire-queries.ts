import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import type { Queryable } from '../../../ground/db/db.ts'
import type { Schema } from '../../../ground/db/schema.ts'
import type { cardPlayer, player, teamWithPlayers } from './shapes.ts'

/** Builds a row as JSON; `columns` maps each field of the wire to its column. */
export const rowJson = <Item>(
  table: keyof Schema,
  columns: { [Field in keyof Item]: string },
): RawBuilder<Item> => {
  const pairs = Object.entries<string>(columns).map(
    ([field, column]) => sql`${sql.lit(field)}, ${sql.ref(`${table}.${column}`)}`,
  )
  return sql<Item>`jsonb_build_object(${sql.join(pairs)})`
}

/** Builds the wire's player with team, role and style from the row `player`. */
export const playerJson = () =>
  sql<z.infer<typeof player>>`jsonb_build_object(
    'id', player.id, 'name', player.name, 'steamId', player.steam_id, 'country', player.country,
    'birth', player.birth, 'img', player.img, 'teamId', player.team_id, 'roleId', player.role_id,
    'styleId', player.style_id,
    'team', (select jsonb_build_object('id', id, 'key', key, 'name', name) from team where id = player.team_id),
    'role', (select jsonb_build_object('id', id, 'name', name, 'description', description) from role where id = player.role_id),
    'style', (select jsonb_build_object('id', id, 'name', name, 'description', description) from style where id = player.style_id)
  )`

/** Builds a player as cards show them, of the catalogue or a private event's own, from the row `player`. */
export const cardPlayerJson = () =>
  sql<z.infer<typeof cardPlayer>>`(${playerJson()}
    || case when player.event_id is null then '{}'::jsonb else '{"own": true}'::jsonb end)`

export const listPlayersById = async (
  db: Queryable,
  ids: readonly number[],
): Promise<z.infer<typeof cardPlayer>[]> => {
  const { rows } = await sql<{ player: z.infer<typeof cardPlayer> }>`
    select ${cardPlayerJson()} as player from player where id = any(${ids}::int[])`.execute(db)
  return rows.map(row => row.player)
}

/** Builds the wire's team with its players from the row `team`. */
export const teamJson = () =>
  sql<z.infer<typeof teamWithPlayers>>`jsonb_build_object('id', team.id, 'key', team.key, 'name', team.name,
    'players', (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', name, 'country', country, 'img', img)
      order by lower(name), id), '[]') from player where team_id = team.id))`
