import { type Finality, rankingFinality } from '@game/domain'
import type { Queryable } from '../../../ground/db/db.ts'
import { type Given, prepareStatement } from '../../../ground/db/prepare-statement.ts'
import { finalityJson } from '../../../ground/db/sql-expressions.ts'

const load = prepareStatement((db, { eventId }: Given<{ eventId: number }>) =>
  db.selectFrom('event as e').where('e.id', '=', eventId).select(finalityJson.as('finality')),
)

/** Finds whether the ranking of an event is final (rulebook 17.3). */
export const findRankingFinality = async (db: Queryable, eventId: number): Promise<Finality> => {
  const [row] = await load(db, { eventId })
  return row ? rankingFinality(row.finality.phases, row.finality) : { final: false, finalAt: null }
}
