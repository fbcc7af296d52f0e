import type { z } from 'zod'
import { findRankingFinality } from '../../../game/score/standings/finality-queries.ts'
import { findClanRanking } from '../../../game/score/standings/find-clan-ranking.ts'
import { searchStandings } from '../../../game/score/standings/search-queries.ts'
import {
  countStandings,
  findStanding,
  listStandings,
  type RankingScope,
  type StandingRow,
} from '../../../game/score/standings/standing-queries.ts'
import type { Context } from '../../../ground/call/context.ts'
import { type Paging, pageOf } from '../../../ground/contract/paging.ts'
import type { Db } from '../../../ground/db/db.ts'
import { getVisibleEvent } from '../../../ground/event-visibility/visible-event.ts'
import { friendsRanking } from '../read/automatic-leagues.ts'
import { findClanOf } from '../read/league-list-queries.ts'
import type { leagueTableAnswer, tableRow } from '../shapes/standing.ts'
import { listUsers } from '../state/member-queries.ts'
import { countPlayed, countScoredPhases } from './played-queries.ts'

type Answer = z.infer<typeof leagueTableAnswer>
type Row = z.infer<typeof tableRow>
type Input = Paging & { automatic: 'event' | 'clan' | 'friends'; eventId: number }
type Part = { rows: StandingRow[]; count: number; own: StandingRow | undefined }

/**
 * Answers the table of a league that exists by itself: the ranking of an event, of the asker's clan or of the asker's friends in it (rulebook
 * 19.13). An event the asker may not see does not exist.
 */
export async function automaticTable(
  { db, actor }: Pick<Context, 'db' | 'actor'>,
  { automatic, eventId, ...page }: Input,
): Promise<Answer> {
  const { generation } = await getVisibleEvent(db, eventId, actor)
  const scope = { eventId, generation }
  const part =
    automatic === 'event'
      ? await readEvent(db, scope, page, actor?.id)
      : partOf(actor ? await readOwn(db, scope, automatic, actor.id) : [], page, actor?.id)
  const shown = part.own ? [...part.rows, part.own] : part.rows
  const ids = shown.map(({ user_id }) => user_id)
  const [users, played, finality, rounds] = await Promise.all([
    listUsers(db, ids),
    countPlayed(db, eventId, ids),
    findRankingFinality(db, eventId),
    countScoredPhases(db, eventId),
  ])
  const toRow = (row: StandingRow): Row => ({
    ...nothing,
    rank: row.rank,
    previousRank: row.previous_rank,
    user: users.get(row.user_id) ?? { id: row.user_id, username: row.username, avatar: '' },
    points: row.score,
    played: played.get(row.user_id) ?? 0,
  })
  return {
    rows: part.rows.map(toRow),
    count: part.count,
    own: part.own ? toRow(part.own) : null,
    format: 'table',
    mode: 'sum',
    round: rounds === 0 ? null : rounds,
    rounds,
    ...finality,
  }
}

const nothing = {
  form: [],
  out: false,
  tieBreak: null,
  qualifies: null,
  roundsWon: null,
  bestRound: null,
  won: null,
  drawn: null,
  lost: null,
  scored: null,
  inactive: false,
}

async function readEvent(
  db: Db,
  scope: RankingScope,
  page: Paging,
  asker: number | undefined,
): Promise<Part> {
  const own = asker === undefined ? undefined : await findStanding(db, scope, asker)
  if (page.phrase !== '') {
    const { rows, count } = await searchStandings(db, scope, page)
    return { rows, count, own }
  }
  return { rows: await listStandings(db, scope, page), count: await countStandings(db, scope), own }
}

async function readOwn(
  db: Db,
  scope: RankingScope,
  automatic: 'clan' | 'friends',
  asker: number,
): Promise<readonly StandingRow[]> {
  if (automatic === 'friends') return friendsRanking(db, scope, asker)
  const clan = await findClanOf(db, asker)
  return clan ? findClanRanking(db, { eventId: scope.eventId, clanId: clan.id }) : []
}

const partOf = (all: readonly StandingRow[], page: Paging, asker: number | undefined): Part => ({
  ...pageOf(all, page),
  own: all.find(({ user_id }) => user_id === asker),
})
