import { type AdoptedPlayer, type AdoptedTeam, type PlannedPlayer, slugOf } from '@game/domain'
import { sql } from 'kysely'
import type { Queryable } from '../../../ground/db/db.ts'
import { isInCatalogue } from '../../catalogue/record/own-record-queries.ts'

/** Lists an event's own players, each with the catalogue's player of the same SteamID; that one stays until the transaction ends. */
export const listAdoptedPlayers = async (db: Queryable, eventId: number): Promise<AdoptedPlayer[]> => {
  await sql`select from player where event_id is null
    and steam_id in (select steam_id from player where event_id = ${eventId}) for key share`.execute(db)
  const { rows } =
    await sql<AdoptedPlayer>`select p.id, p.name, p.steam_id as "steamId", k.id as known, p.country, p.birth,
      p.role_id as "roleId", p.style_id as "styleId"
    from player p left join player k on k.steam_id = p.steam_id and k.event_id is null
    where p.event_id = ${eventId} order by lower(p.name), p.id`.execute(db)
  return rows
}

/** Lists an event's own teams, each with the first team that has the same name in the catalogue. */
export const listAdoptedTeams = async (db: Queryable, eventId: number): Promise<AdoptedTeam[]> => {
  const { rows } = await sql<AdoptedTeam>`select t.id, t.name, (select min(k.id) from team k
      where k.event_id is null and lower(k.name) = lower(t.name)) as known
    from team t where t.event_id = ${eventId} order by lower(t.name), t.id`.execute(db)
  return rows
}

/** Counts which of these teams are in the catalogue, and keeps them there until the transaction ends. */
export const lockCatalogueTeams = async (db: Queryable, ids: readonly number[]): Promise<number> => {
  const { rows } = await sql`select id from team where id = any(${ids}::int[]) and ${isInCatalogue('team')}
    order by id for key share`.execute(db)
  return rows.length
}

/** Makes an own team a team of the catalogue, with a key of its name. */
export async function makeTeam(db: Queryable, { id, name }: { id: number; name: string }): Promise<void> {
  const slug = slugOf(name).slice(0, 60) || 'team'
  const keys = [slug, ...Array.from({ length: 99 }, (_, n) => `${slug}-${n + 2}`)]
  await sql`update team set event_id = null, key = (select k.key from unnest(${keys}::text[]) with ordinality k(key, place)
      where not exists (select from team o where o.key = k.key) order by k.place limit 1)
    where id = ${id}`.execute(db)
}

/** Makes an own player a player of the catalogue, with these facts. */
export const makePlayer = (db: Queryable, { id, country, birth, roleId, styleId }: PlannedPlayer) =>
  db
    .updateTable('player')
    .set({ event_id: null, country, birth, role_id: roleId, style_id: styleId })
    .where('id', '=', id)
    .execute()

/** Whether a match or a phase would have a record of the catalogue twice; answers its name. `kind` is `player` or `team`. */
export const findTwice = async (
  db: Queryable,
  eventId: number,
  kind: 'player' | 'team',
  pairs: readonly Pair[],
): Promise<string | undefined> => {
  const [table, column] = kind === 'player' ? ['phase_player', 'player_id'] : ['phase_team', 'team_id']
  const { rows } = await sql<{ name: string }>`with m as (select * from ${mapping(pairs)})
    select r.name from ${sql.table(table)} x left join m on m.own = x.${sql.ref(column)}
      join ${sql.table(kind)} r on r.id = coalesce(m.known, x.${sql.ref(column)})
    where x.event_id = ${eventId} group by x.phase_index, r.id, r.name having count(*) > 1 limit 1`.execute(
    db,
  )
  return rows[0]?.name
}

/** An own record, and the one of the catalogue that it is. */
export type Pair = { own: number; known: number }

export const mapping = (pairs: readonly Pair[]) =>
  sql`unnest(${pairs.map(({ own }) => own)}::int[], ${pairs.map(({ known }) => known)}::int[]) m(own, known)`

/** Replaces own teams by those of the catalogue that they are, in phases and matches, and deletes them. */
export async function replaceTeams(db: Queryable, eventId: number, pairs: readonly Pair[]): Promise<void> {
  if (pairs.length === 0) return
  await sql`update phase_team x set team_id = m.known from ${mapping(pairs)}
    where x.event_id = ${eventId} and x.team_id = m.own`.execute(db)
  for (const side of ['home_team_id', 'away_team_id'])
    await sql`update match x set ${sql.ref(side)} = m.known from ${mapping(pairs)}
      where x.event_id = ${eventId} and x.${sql.ref(side)} = m.own`.execute(db)
  await sql`update player x set team_id = m.known from ${mapping(pairs)} where x.team_id = m.own`.execute(db)
  await sql`delete from team where id = any(${pairs.map(({ own }) => own)}::int[])`.execute(db)
}

/** Ends the circle of an event, which becomes public; its owner organises it. */
export async function endCircle(db: Queryable, eventId: number): Promise<void> {
  await sql`insert into event_organiser (event_id, user_id, accepted_at)
    select event_id, owner_id, now() from private_event where event_id = ${eventId} and owner_id is not null
    on conflict (event_id, user_id) do update set accepted_at = coalesce(event_organiser.accepted_at, now())`.execute(
    db,
  )
  for (const table of ['event_participant', 'event_report', 'private_event'] as const)
    await db.deleteFrom(table).where('event_id', '=', eventId).execute()
}
