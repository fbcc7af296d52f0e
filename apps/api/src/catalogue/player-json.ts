import { sql } from 'kysely'
import type { z } from 'zod'
import type { player } from './shapes.ts'

/** The wire's player with team, role and style, of the row named `player`. */
export const playerJson = () =>
  sql<z.infer<typeof player>>`jsonb_build_object(
    'id', player.id, 'name', player.name, 'steamId', player.steam_id, 'country', player.country,
    'birth', player.birth, 'img', player.img, 'teamId', player.team_id, 'roleId', player.role_id,
    'styleId', player.style_id,
    'team', (select jsonb_build_object('id', id, 'key', key, 'name', name) from team where id = player.team_id),
    'role', (select jsonb_build_object('id', id, 'name', name, 'description', description) from role where id = player.role_id),
    'style', (select jsonb_build_object('id', id, 'name', name, 'description', description) from style where id = player.style_id)
  )`
