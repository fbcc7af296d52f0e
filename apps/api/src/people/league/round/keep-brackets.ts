import type { Queryable } from '../../../ground/db/db.ts'
import { isQualifying, seedsOfCup } from '../state/qualifying.ts'
import { lockedRounds } from '../state/stays.ts'
import { saveBracket } from './closing-queries.ts'
import type { MadeLeague } from './made-league.ts'
import { notifyEach, notifyOfLeague } from './notify-league.ts'

/**
 * Keeps the seeds that came from the qualifying rounds of cups, once the first tie has locked: no later correction changes who is in the bracket
 * (rulebook 19.39). Their members are notified of it.
 */
export async function keepBrackets(db: Queryable, made: readonly MadeLeague[]): Promise<MadeLeague[]> {
  const kept: MadeLeague[] = []
  for (const each of made) kept.push(await keepBracket(db, each))
  return kept
}

async function keepBracket(db: Queryable, made: MadeLeague): Promise<MadeLeague> {
  const { league, stays, scored } = made
  const [, first] = lockedRounds(league)
  if (!isQualifying(league) || !first || scored.length === 0) return made
  const seeds = seedsOfCup(league, stays, scored)
  await saveBracket(db, league.id, { seeds, firstTie: first })
  const present = stays.filter(({ leftAt }) => leftAt === null).map(({ userId }) => userId)
  const out = present.filter(userId => league.draw?.includes(userId) && !seeds.includes(userId))
  const occasion = { kind: 'league_drawn', league, key: 'bracket' } as const
  await notifyEach(
    db,
    seeds
      .filter(userId => present.includes(userId))
      .map(userId => ({ userId, facts: { seed: seeds.indexOf(userId) + 1 } })),
    occasion,
  )
  await notifyOfLeague(db, out, { ...occasion, facts: { outcome: 'lost' } })
  return {
    ...made,
    league: { ...league, bracket: [...seeds], first_tie: first.round, first_tie_at: first.lock },
  }
}
