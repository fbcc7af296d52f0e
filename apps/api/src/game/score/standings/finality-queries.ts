import { datedPhases, type Finality, hasLocked, rankingFinality } from '@game/domain'
import type { Queryable } from '../../../ground/db/db.ts'
import { type Given, prepareStatement } from '../../../ground/db/prepare-statement.ts'
import { finalityJson } from '../../../ground/db/sql-expressions.ts'

const load = prepareStatement((db, { eventId }: Given<{ eventId: number }>) =>
  db.selectFrom('event as e').where('e.id', '=', eventId).select(finalityJson.as('finality')),
)

/** Finds whether the ranking of an event is final, and its newest phase that has locked; null for none (rulebook 17.3, 22.11). */
export const findRankingState = async (
  db: Queryable,
  eventId: number,
): Promise<Finality & { lockedPhase: number | null }> => {
  const [row] = await load(db, { eventId })
  if (!row) return { final: false, finalAt: null, lockedPhase: null }
  const { phases, now } = row.finality
  const locked = datedPhases(phases).filter(phase => hasLocked(phase, now))
  return { ...rankingFinality(phases, row.finality), lockedPhase: locked.at(-1)?.index ?? null }
}

/** Finds whether the ranking of an event is final (rulebook 17.3). */
export const findRankingFinality = async (db: Queryable, eventId: number): Promise<Finality> => {
  const { final, finalAt } = await findRankingState(db, eventId)
  return { final, finalAt }
}
