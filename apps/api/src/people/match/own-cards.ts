import type { Queryable } from '../../ground/db/db.ts'
import { listListed, listOwnPlayers, type MatchRow } from './match-queries.ts'

/** Reads which players of matches a user's own decks of their phases hold; returns a function that lists those of a match. */
export async function readOwnCards(db: Queryable, userId: number | undefined, rows: readonly MatchRow[]) {
  if (userId === undefined || rows.length === 0) return () => []
  const decks = await listOwnPlayers(db, userId, [...new Set(rows.map(({ eventId }) => eventId))])
  const listed = await listListed(db, decks)
  return ({ eventId, phaseIndex, home, away }: MatchRow) =>
    listed
      .filter(
        each =>
          each.eventId === eventId &&
          each.phaseIndex === phaseIndex &&
          (each.teamId === home.id || each.teamId === away.id),
      )
      .map(({ playerId, name }) => ({ playerId, name }))
}
