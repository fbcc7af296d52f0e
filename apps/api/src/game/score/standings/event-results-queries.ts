import { sql } from 'kysely'
import type { Queryable } from '../../../ground/db/db.ts'
import { standingOf } from './standing-queries.ts'

type Figures = { average: number; best: number; topTenth: number }
type Results = {
  participants: number
  figures: Figures | null
  own: { rank: number; score: number } | null
  phases: (Figures & { phase: number; decks: number })[]
}

/**
 * Reads the figures of a published ranking and of its scored phases, with the asker's own row (rulebook 9.22,
 * 9.23), in one statement.
 */
export const findEventResults = async (
  db: Queryable,
  { id: eventId, generation }: { id: number; generation: number },
  userId: number,
): Promise<Results> => {
  const { rows } = await sql<Results & { whole: Results['phases'][number] | null }>`
    select (select jsonb_build_object('average', f.average, 'best', f.best, 'topTenth', f.top_tenth,
        'decks', f.decks) from phase_figures f
      where f.event_id = ${eventId} and f.generation = ${generation} and f.phase_index = 0) as whole,
      (select jsonb_build_object('rank', own.rank, 'score', own.score)
        from ${standingOf({ eventId, generation }, userId)} own) as own,
      (select coalesce(jsonb_agg(jsonb_build_object('phase', f.phase_index, 'decks', f.decks, 'average', f.average,
          'best', f.best, 'topTenth', f.top_tenth) order by f.phase_index), '[]')
        from phase_figures f where f.event_id = ${eventId} and f.generation = ${generation}
          and exists (select from phase_upload u where u.event_id = f.event_id and u.phase_index = f.phase_index)
      ) as phases`.execute(db)
  const { decks: participants, ...figures } = rows[0]?.whole ?? { decks: 0 }
  return {
    participants,
    figures: 'average' in figures ? figures : null,
    own: rows[0]?.own ?? null,
    phases: rows[0]?.phases ?? [],
  }
}
