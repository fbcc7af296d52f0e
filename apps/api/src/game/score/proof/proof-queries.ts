import type { BlockRoot, ProofLink, ScoreFileType } from '@game/domain'
import { sql } from 'kysely'
import type { Queryable } from '../../../ground/db/db.ts'
import type { PhaseKey } from '../freeze/freeze-queries.ts'
import type { PackedLeaves } from '../freeze/packed-leaves.ts'

/** Makes links of an event be added one after another. */
export const lockChain = (db: Queryable, eventId: number) =>
  sql`select pg_advisory_xact_lock(hashtext('proof_link'), ${eventId}::int)`.execute(db)

/** Finds the last link of an event, with the database's clock. */
export const findLastLink = async (db: Queryable, eventId: number) => {
  const { rows } = await sql<{ number: number; hash: string; now: string }>`
    select coalesce(l.number, 0) as number, coalesce(l.hash, '') as hash, clock_timestamp() as now
    from (select 1) always
    left join lateral (select number, hash from proof_link where event_id = ${eventId} order by number desc limit 1) l
      on true`.execute(db)
  return rows[0] ?? { number: 0, hash: '', now: '' }
}

export const insertLink = (db: Queryable, { eventId, body, ...link }: ProofLink) =>
  db
    .insertInto('proof_link')
    .values({ event_id: eventId, ...link, body: JSON.stringify(body) })
    .execute()

export const listLinks = async (db: Queryable, eventId: number): Promise<ProofLink[]> => {
  const rows = await db
    .selectFrom('proof_link')
    .where('event_id', '=', eventId)
    .selectAll()
    .orderBy('number')
    .execute()
  return rows.map(({ event_id, ...link }) => ({ eventId: event_id, ...link }))
}

/** Finds the last link that fixed the decks of a phase. */
export const findPhaseLink = async (
  db: Queryable,
  { eventId, phaseIndex }: PhaseKey,
): Promise<ProofLink | undefined> => {
  const row = await db
    .selectFrom('proof_link')
    .where('event_id', '=', eventId)
    .where(sql<boolean>`body ? 'root' and body -> 'phase' = to_jsonb(${phaseIndex}::int)`)
    .selectAll()
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row) return undefined
  const { event_id, ...link } = row
  return { eventId: event_id, ...link }
}

/** Stores the last link that the published ranking includes. */
export const saveRankedLink = (db: Queryable, eventId: number, number: number) =>
  db.updateTable('event').set({ ranked_link: number }).where('id', '=', eventId).execute()

/** Saves the hashes of blocks, replacing existing ones. */
export const saveLeaves = async (
  db: Queryable,
  { eventId, phaseIndex }: PhaseKey,
  blocks: readonly (PackedLeaves & { block: number })[],
): Promise<void> => {
  if (blocks.length === 0) return
  await db
    .insertInto('proof_block')
    .values(blocks.map(block => ({ event_id: eventId, phase_index: phaseIndex, ...block })))
    .onConflict(conflict =>
      conflict.columns(['event_id', 'phase_index', 'block']).doUpdateSet(eb => ({
        root: eb.ref('excluded.root'),
        decks: eb.ref('excluded.decks'),
        leaves: eb.ref('excluded.leaves'),
      })),
    )
    .execute()
}

export const findLeaves = async (
  db: Queryable,
  { eventId, phaseIndex, block }: PhaseKey & { block: number },
): Promise<PackedLeaves | undefined> =>
  db
    .selectFrom('proof_block')
    .where('event_id', '=', eventId)
    .where('phase_index', '=', phaseIndex)
    .where('block', '=', block)
    .select(['root', 'decks', 'leaves'])
    .executeTakeFirst()

export const listBlockRoots = (db: Queryable, { eventId, phaseIndex }: PhaseKey): Promise<BlockRoot[]> =>
  db
    .selectFrom('proof_block')
    .where('event_id', '=', eventId)
    .where('phase_index', '=', phaseIndex)
    .select(['block', 'decks', 'root'])
    .orderBy('block')
    .execute()

/** Lists blocks of frozen decks that have not been hashed, because they were frozen before proofs existed. */
export const listUnhashedBlocks = async (
  db: Queryable,
  { eventId, phaseIndex }: PhaseKey,
): Promise<number[]> => {
  const { rows } = await sql<{ block: number }>`
    select f.block from frozen_block f
    where f.event_id = ${eventId} and f.phase_index = ${phaseIndex} and not exists (
      select from proof_block p
      where p.event_id = f.event_id and p.phase_index = f.phase_index and p.block = f.block)
    order by f.block`.execute(db)
  return rows.map(row => row.block)
}

/** Lists the frozen phases of an event without a link. */
export const listUnsealedPhases = async (db: Queryable, eventId: number): Promise<number[]> => {
  const { rows } = await sql<{ index: number }>`
    select p.index from phase p
    where p.event_id = ${eventId} and p.frozen_at is not null and not exists (
      select from proof_link l
      where l.event_id = p.event_id and l.body ? 'root' and l.body -> 'phase' = to_jsonb(p.index))
    order by p.index`.execute(db)
  return rows.map(row => row.index)
}

/** Returns the goal of a phase that applies. */
export const getGoal = async (db: Queryable, { eventId, phaseIndex }: PhaseKey): Promise<number> => {
  const { goal } = await db
    .selectFrom('phase')
    .where('event_id', '=', eventId)
    .where('index', '=', phaseIndex)
    .select(eb => eb.fn.coalesce('goal', 'points').as('goal'))
    .executeTakeFirstOrThrow()
  return goal
}

/** Lists the counts of an event's phases that count now, each with its type of file. */
export const listCountsByType = (db: Queryable, eventId: number, phases: readonly number[]) =>
  db
    .selectFrom('counted_keyplay')
    .where('event_id', '=', eventId)
    .where('phase_index', '=', sql<number>`any(${phases}::int[])`)
    .select(['phase_index as phase', 'type', 'player_id as playerId', 'keyplay_id as keyplayId', 'count'])
    .orderBy('phase_index')
    .orderBy('type')
    .orderBy('player_id')
    .orderBy('keyplay_id')
    .execute()

/** Lists the types of files that count in phases. */
export const listFiles = (
  db: Queryable,
  eventId: number,
): Promise<{ phase: number; type: ScoreFileType }[]> =>
  db
    .selectFrom('phase_upload')
    .where('event_id', '=', eventId)
    .select(['phase_index as phase', 'type'])
    .orderBy('phase_index')
    .orderBy('type')
    .execute()
