import { deckSize, keyplaysPerCard } from '@game/domain'
import { type RawBuilder, sql } from 'kysely'
import type { Queryable } from '../../db/db.ts'
import { deletedName } from '../../db/sql-expressions.ts'

/**
 * How a phase's decks are scored: where its counts begin, its goal in hundredths, and the phases that must be won for
 * it to count.
 */
export type CountingRule = { phaseIndex: number; phaseOffset: number; goal: number; mustWin: number[] }

const numbered = (count: number) => Array.from({ length: count }, (_, i) => i + 1)
const keyplay = (slot: number) => `(counts["phaseOffset" + cells[${slot}]] * weights[${slot}] + 50) / 100`
const card = (place: number) => {
  const first = (place - 1) * keyplaysPerCard
  const sum = numbered(keyplaysPerCard).map(slot => keyplay(first + slot))
  return `((${sum.join(' + ')}) * mults[${place}] + 5000) / 10000`
}
/**
 * A locked deck's score in hundredths in whole-number arithmetic, by the formula of the domain's `Weight` (rulebook
 * 6.14).
 */
export const deckScore = sql.raw<number>(numbered(deckSize).map(card).join(' + '))

/**
 * Where the previous ranks come from: the old generation's ranks, its own previous ranks, or nowhere (rulebook 9.7).
 */
export type PreviousRanks = 'shifted' | 'kept' | 'none'
export type Generation = { eventId: number; old: number; next: number; previousRanks: PreviousRanks }

const scoreOf = (phase: number) => sql.ref(`scores.p${phase}`)
const allOf = (conditions: RawBuilder<unknown>[]) =>
  conditions.length === 0 ? sql`true` : sql`(${sql.join(conditions, sql` and `)})`

/** Puts a user's phases side by side: what counts of each, and which are won. */
function totalsOf(rules: readonly CountingRule[]) {
  const reached = new Map(
    rules.map(
      ({ phaseIndex, goal }) =>
        [phaseIndex, sql`coalesce(${scoreOf(phaseIndex)} >= ${goal}::bigint, false)`] as const,
    ),
  )
  const isCounted = (mustWin: number[]) => allOf(mustWin.map(phase => reached.get(phase) ?? sql`false`))
  return {
    side: sql.join([
      sql`user_id`,
      ...rules.map(
        ({ phaseIndex: phase }) => sql`max(score) filter (where phase = ${phase}) as ${sql.ref(`p${phase}`)}`,
      ),
    ]),
    score: sql.join(
      [
        sql`0::bigint`,
        ...rules.map(
          ({ phaseIndex: phase, mustWin }) =>
            sql`case when ${isCounted(mustWin)} then coalesce(${scoreOf(phase)}, 0) else 0 end`,
        ),
      ],
      sql` + `,
    ),
    won: sql.join([
      sql`null::int`,
      ...rules.map(
        ({ phaseIndex: phase, mustWin }) =>
          sql`case when ${allOf([isCounted(mustWin), reached.get(phase) ?? sql`false`])} then ${phase}::int end`,
      ),
    ]),
  }
}

/**
 * Writes a generation of the ranking in one statement: scores of all locked decks by the counts, without phases that an
 * earlier failure locks (rulebook 3.8), ranks by rulebook 9.2, ties by rulebook 9.3. `offset 0` keeps Postgres from
 * evaluating the score formula wherever its alias is used, and keeps the arrays out of the sort.
 */
export const writeGeneration = (
  db: Queryable,
  { eventId, old, next, previousRanks }: Generation,
  counts: readonly number[],
  rules: readonly CountingRule[],
) => {
  const { side, score, won } = totalsOf(rules)
  return sql`
    with scored as (
      select user_id, phase_index as phase, ${deckScore} as score
      from (select ${`{${counts.join()}}`}::bigint[] as counts) bound, locked_deck d
      join jsonb_to_recordset(${JSON.stringify(rules)}::jsonb) as rule("phaseIndex" int, "phaseOffset" int)
        on rule."phaseIndex" = d.phase_index
      where d.event_id = ${eventId}
      offset 0
    ), totals as (
      select user_id, ${score} as score, array_remove(array[${won}], null) as won
      from (select ${side} from scored group by user_id) scores
    ), ranked as (
      select t.user_id, t.score, t.won,
        case when a.deletion_requested_at is null then a.username else ${deletedName} end as username, rank() over (order by t.score desc) as rank,
        row_number() over (order by t.score desc, lower(a.username) collate "C", a.id) as position
      from totals t join account a on a.id = t.user_id
    )
    insert into standing (event_id, generation, position, rank, previous_rank, user_id, username, score, won)
    select ${eventId}::int, ${next}::int, r.position, r.rank,
      case ${previousRanks}::text when 'shifted' then s.rank when 'kept' then s.previous_rank end,
      r.user_id, r.username, r.score / 100.0, r.won
    from ranked r
    left join standing s on s.event_id = ${eventId} and s.generation = ${old} and s.user_id = r.user_id`.execute(
    db,
  )
}

export const deleteGeneration = (db: Queryable, eventId: number, generation: number) =>
  db.deleteFrom('standing').where('event_id', '=', eventId).where('generation', '=', generation).execute()

/** Publishes a generation; the one before stays for reads in progress. */
export const publishGeneration = async (
  db: Queryable,
  eventId: number,
  generation: number,
  rankedAt: string,
) => {
  await db.updateTable('event').set({ generation, ranked_at: rankedAt }).where('id', '=', eventId).execute()
  await db
    .deleteFrom('standing')
    .where('event_id', '=', eventId)
    .where('generation', '<', generation - 1)
    .execute()
}
