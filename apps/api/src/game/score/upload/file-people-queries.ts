import { type SourcePerson, settlePeople } from '@game/domain'
import type { Queryable } from '../../../ground/db/db.ts'
import { getPlayersBySteamId } from '../proof/upload-queries.ts'

/** Lists for whom people of an event's score files count, as admins decided with files (rulebook 8.41). */
export const listFilePeople = async (db: Queryable, eventId: number): Promise<SourcePerson[]> => {
  const event = await db.selectFrom('event').where('id', '=', eventId).select('people').executeTakeFirst()
  return event?.people ?? []
}

export const saveFilePeople = (db: Queryable, eventId: number, people: readonly SourcePerson[]) =>
  db
    .updateTable('event')
    .set({ people: JSON.stringify(people) })
    .where('id', '=', eventId)
    .execute()

/** What admins decided about the people of an event's game servers (rulebook 15.11). */
const listServerPeople = async (db: Queryable, eventId: number): Promise<SourcePerson[]> => {
  const sources = await db
    .selectFrom('score_source')
    .where('event_id', '=', eventId)
    .select('people')
    .orderBy('id')
    .execute()
  return sources.flatMap(({ people }) => people)
}

/** The players by whom an event's score files are read. */
export type FilePlayers = {
  /** Those whom files of the event can name, by SteamID. */
  catalogue: ReadonlyMap<string, number>
  /** Those for whom other people count, by the SteamIDs of these. */
  assigned: ReadonlyMap<string, number>
  /** For whom each SteamID of a file counts: both together. */
  players: ReadonlyMap<string, number>
}

/** Reads who counts for whom in the score files of an event; `changes` are decisions that are not saved yet (rulebook 8.41). */
export async function getFilePlayers(
  db: Queryable,
  eventId: number,
  changes: readonly SourcePerson[] = [],
): Promise<FilePlayers> {
  const ofFiles = settlePeople(await listFilePeople(db, eventId), changes)
  const people = settlePeople(await listServerPeople(db, eventId), ofFiles)
  const catalogue = await getPlayersBySteamId(db, eventId)
  const assigned = new Map(
    people.flatMap(({ steamId, playerId }) => (playerId === null ? [] : [[steamId, playerId] as const])),
  )
  return { catalogue, assigned, players: new Map([...catalogue, ...assigned]) }
}
