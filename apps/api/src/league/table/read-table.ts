import type { RoundOfLeague } from '@game/domain'
import type { z } from 'zod'
import type { Paging } from '../../contract/paging.ts'
import type { Db } from '../../db/db.ts'
import { tieBreaks } from '../round/round-rows.ts'
import type { leagueTableAnswer, tableRow } from '../shapes/standing.ts'
import type { LoadedLeague } from '../state/load-leagues.ts'
import { findInactive, playHeadToHead } from '../state/play.ts'
import { loadPlayed } from '../state/played-league.ts'
import { keyOf, roundKey } from '../state/scores.ts'
import { finalityOf, type ShownLeague } from '../state/shown-leagues.ts'
import {
  countTable,
  findTableRow,
  listForm,
  listTablePage,
  type StoredRow,
  searchTable,
} from './table-queries.ts'

type Answer = z.infer<typeof leagueTableAnswer>
type Row = z.infer<typeof tableRow>
type Input = Paging & { round?: number | undefined; asker: number | undefined }

/** How many rounds a row shows. */
const formRounds = 5

/** Reads a page of the table of a league after a round. */
export async function readTable(db: Db, league: ShownLeague, input: Input): Promise<Answer> {
  const locked = league.tables
  const shown = locked.filter(({ round }) => round <= (input.round ?? Number.POSITIVE_INFINITY))
  const last = shown.at(-1)
  const head = {
    format: league.format,
    mode: league.mode,
    round: last?.round ?? null,
    rounds: locked.length,
    ...finalityOf(shown),
  }
  if (!last || league.format === 'cup') return { rows: [], count: 0, own: null, ...head }
  const key = roundKey(league.id, last)
  const { rows, count } =
    input.phrase === ''
      ? { rows: await listTablePage(db, key, input), count: await countTable(db, key) }
      : await searchTable(db, key, input)
  const own = input.asker === undefined ? undefined : await findTableRow(db, key, input.asker)
  const toRow = await openRows(db, league, { shown, rows: own ? [...rows, own] : rows })
  return { rows: rows.map(toRow), count, own: own ? toRow(own) : null, ...head }
}

/** Prepares what rows show besides what is stored: form, the rank before, results of fixtures. */
async function openRows(
  db: Db,
  league: LoadedLeague,
  { shown, rows }: { shown: readonly RoundOfLeague[]; rows: readonly StoredRow[] },
): Promise<(row: StoredRow) => Row> {
  const recent = shown.slice(-formRounds)
  const form = await listForm(
    db,
    recent.map(round => roundKey(league.id, round)),
    rows.map(({ id }) => id),
  )
  const byUser = Map.groupBy(form, ({ userId }) => userId)
  const { outcomeOf, inactive } = await openFixtures(db, league, shown.at(-1))
  const isTable = league.format === 'table'
  return row => {
    const entries = recent.flatMap(round => {
      const found = byUser.get(row.id)?.find(entry => keyOf(round) === keyOf(entry))
      return found ? [{ round, found }] : []
    })
    const before = recent.at(-2)
    const previous = before && entries.find(({ round }) => round === before)
    const last = entries.at(-1)
    return {
      rank: row.rank,
      previousRank: previous?.found.rank ?? null,
      user: { id: row.id, username: row.username, avatar: row.avatar },
      points: row.points,
      played: row.played,
      form: entries.map(({ round, found }) => ({
        round: round.round,
        score: found.score ?? 0,
        hasDeck: found.score !== null,
        outcome: outcomeOf(round, row.id),
      })),
      out: league.scope === 'event' && last !== undefined && last.found.score === null,
      tieBreak: tieBreaks[row.tieBreak] ?? null,
      roundsWon: isTable ? row.halfWins / 2 : null,
      bestRound: isTable ? row.bestRound : null,
      won: isTable ? null : row.won,
      drawn: isTable ? null : row.drawn,
      lost: isTable ? null : row.lost,
      scored: isTable ? null : row.scored,
      inactive: inactive.has(row.id),
    }
  }
}

type Outcome = Row['form'][number]['outcome']

/** What rows show of fixtures: results, and for whom AVERAGE plays after the last round shown; nothing in a table. */
async function openFixtures(
  db: Db,
  league: LoadedLeague,
  last: RoundOfLeague | undefined,
): Promise<{ outcomeOf: (round: RoundOfLeague, userId: number) => Outcome; inactive: ReadonlySet<number> }> {
  const [loaded] = league.format === 'headToHead' ? await loadPlayed(db, [league]) : []
  if (!loaded) return { outcomeOf: () => null, inactive: new Set() }
  const { stays, scored } = loaded
  const { played } = playHeadToHead(league, stays, scored)
  const shown = scored.filter(({ round }) => round.round <= (last?.round ?? 0))
  return {
    inactive: findInactive(league, stays, shown),
    outcomeOf: (round, userId) => {
      const at = scored.findIndex(each => each.round.round === round.round)
      const fixture = played[at]?.find(({ home, away }) => home === userId || away === userId)
      if (!fixture?.winner) return null
      if (fixture.winner === 'draw') return 'drawn'
      return (fixture.winner === 'home') === (fixture.home === userId) ? 'won' : 'lost'
    },
  }
}
