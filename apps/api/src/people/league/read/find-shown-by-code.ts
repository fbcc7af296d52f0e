import type { Context } from '../../../ground/call/context.ts'
import type { Queryable } from '../../../ground/db/db.ts'
import { isOutsideOf } from '../state/circle-queries.ts'
import { findLeagueByCode, type LeagueRow } from '../state/league-queries.ts'

/** Finds leagues by their codes for an asker: one of private events only if the asker is in their circle (rulebook 19.40). */
export const findShownByCode =
  (asker: Context['actor']) =>
  async (db: Queryable, code: string): Promise<LeagueRow | undefined> => {
    const league = await findLeagueByCode(db, code)
    return league && !(await isOutsideOf(db, league.id, asker?.id)) ? league : undefined
  }
