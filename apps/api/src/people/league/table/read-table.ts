import type { RoundOfLeague } from '@game/domain'
import type { z } from 'zod'
import type { Paging } from '../../../ground/contract/paging.ts'
import type { Db } from '../../../ground/db/db.ts'
import { loadPlayed } from '../round/played-league.ts'
import { tieBreaks } from '../round/round-rows.ts'
import type { leagueTableAnswer, tableRow } from '../shapes/standing.ts'
import { formRounds, readForm } from '../state/form.ts'
import type { LoadedLeague } from '../state/load-leagues.ts'
import { findInactive, playHeadToHead } from '../state/play.ts'
import { countTableRounds, seedsOfCup } from '../state/qualifying.ts'
import { roundKey } from '../state/scores.ts'
import { finalityOf, type ShownLeague } from '../state/shown-leagues.ts'
import { countTable, findTableRow, listTablePage, type StoredRow, searchTable } from './table-queries.ts'

type Answer = z.infer<typeof leagueTableAnswer>
type Row = z.infer<typeof tableRow>
type Input = Paging & { round?: number | undefined; asker: number | undefined }

/** Reads a page of the table of a league after a round. */
export async function readTable(db: Db, league: ShownLeague, input: Input): Promise<Answer> {
  const isCup = league.format === 'cup'
  const locked = isCup ? league.tables.slice(0, countTableRounds(league)) : league.tables
  const shown = locked.filter(({ round }) => round <= (input.round ?? Number.POSITIVE_INFINITY))
  const last = shown.at(-1)
  const head = {
    format: league.format,
    mode: league.mode,
    round: last?.round ?? null,
    rounds: locked.length,
    ...finalityOf(shown),
  }
  if (!last) return { rows: [], count: 0, own: null, ...head }
  const key = roundKey(league.id, last)
  const { rows, count } =
    input.phrase === ''
      ? { rows: await listTablePage(db, key, input), count: await countTable(db, key) }
      : await searchTable(db, key, input)
  const own = input.asker === undefined ? undefined : await findTableRow(db, key, input.asker)
  const toRow = await openRows(db, league, shown)
  return { rows: rows.map(toRow), count, own: own ? toRow(own) : null, ...head }
}

/** Prepares what rows show besides what is stored: which rounds their form is of, results of fixtures. */
async function openRows(
  db: Db,
  league: LoadedLeague,
  shown: readonly RoundOfLeague[],
): Promise<(row: StoredRow) => Row> {
  const recent = shown.slice(-formRounds)
  const { outcomeOf, inactive } = await openFixtures(db, league, shown.at(-1))
  const isTable = league.format !== 'headToHead'
  const qualified = await findQualified(db, league)
  return row => {
    const scores = readForm(row.form)
    return {
      rank: row.rank,
      previousRank: row.previousRank,
      user: { id: row.id, username: row.username, avatar: row.avatar },
      points: row.points,
      played: row.played,
      form: recent.flatMap((round, at) => {
        const score = scores[at]
        if (score === undefined) return []
        return {
          round: round.round,
          score: score ?? 0,
          hasDeck: score !== null,
          outcome: outcomeOf(round, row.id),
        }
      }),
      out: league.scope === 'event' && scores.at(-1) === null,
      tieBreak: tieBreaks[row.tieBreak] ?? null,
      qualifies: qualified?.has(row.id) ?? null,
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

/** Finds who goes on from the qualifying round of a cup; null in other leagues. */
async function findQualified(db: Db, league: LoadedLeague): Promise<ReadonlySet<number> | null> {
  if (league.format !== 'cup') return null
  const [played] = await loadPlayed(db, [league])
  return new Set(played && seedsOfCup(league, played.stays, played.scored))
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
