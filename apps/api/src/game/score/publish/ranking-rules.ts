import { toHundredths } from '@game/domain'
import { notFound } from '../../../ground/contract/refusal.ts'
import type { Queryable } from '../../../ground/db/db.ts'
import type { CountingRule } from '../compute/scored-users.ts'
import { countsOfCells, type PhaseCount } from './counts-of-cells.ts'
import { phasesToWin } from './phases-to-win.ts'
import { findScoring, listCounts } from './scoring-queries.ts'

/** Loads the counts and rules by which the frozen phases score; `provisional` counts are added to the final ones. */
export async function loadRules(
  db: Queryable,
  eventId: number,
  provisional: readonly PhaseCount[] = [],
): Promise<CountingRule[]> {
  const scoring = (await findScoring(db, eventId)) ?? notFound('Event')
  const counts = [...(await listCounts(db, eventId)), ...provisional]
  const scored = new Set(scoring.phases.filter(phase => phase.scored).map(phase => phase.index))
  const toWin = phasesToWin(scoring, scored)
  return scoring.phases.flatMap(({ index, cells, points }) =>
    cells
      ? [
          {
            phaseIndex: index,
            counts: countsOfCells(
              cells,
              counts.filter(count => count.phase === index),
            ),
            goal: toHundredths(points),
            mustWin: toWin.get(index) ?? [],
          },
        ]
      : [],
  )
}
