import type { Deck, KeyplayCount, ScoreFileType } from '@game/domain'
import { sql } from 'kysely'
import type { Db } from '../src/db/db.ts'

/** So many accounts, made straight in the database: nobody signs in as them. Answers their ids. */
export async function crowd(db: Db, size: number, prefix: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    insert into account (username, name, password_hash)
    select ${prefix}::text || n, ${prefix}::text || n, '-' from generate_series(1, ${size}::int) n
    returning id`.execute(db)
  return rows.map(row => row.id)
}

export type CrowdDeck = { userId: number; phase: number; cards: Deck }

/** Decks as if they had been built while their phases were open. */
export async function giveDecks(db: Db, eventId: number, decks: readonly CrowdDeck[]): Promise<void> {
  await sql`insert into deck (user_id, event_id, phase_index, cards)
    select "userId", ${eventId}::int, phase, cards
    from jsonb_to_recordset(${JSON.stringify(decks)}::jsonb) as d("userId" int, phase int, cards jsonb)`.execute(
    db,
  )
}

/** Counts as if a file of them had been uploaded for the phase. */
export async function giveCounts(
  db: Db,
  eventId: number,
  phase: number,
  counts: readonly KeyplayCount[],
  type: ScoreFileType = 'kill',
): Promise<void> {
  const upload = await db
    .insertInto('score_upload')
    .values({
      event_id: eventId,
      type,
      layout: 'counts',
      phases: [phase],
      file_name: 'counts.csv',
      rows: counts.length,
      checksum: '-',
      uncounted: [],
      counts: '[]',
      account_id: await anAccount(db),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const at = { event_id: eventId, phase_index: phase, type }
  await db
    .insertInto('phase_upload')
    .values({ ...at, upload_id: upload.id })
    .execute()
  if (counts.length === 0) return
  await db
    .insertInto('keyplay_count')
    .values(
      counts.map(each => ({
        ...at,
        player_id: each.playerId,
        keyplay_id: each.keyplayId,
        count: each.count,
      })),
    )
    .execute()
}

async function anAccount(db: Db): Promise<number> {
  const { id } = await db.selectFrom('account').select('id').limit(1).executeTakeFirstOrThrow()
  return id
}
