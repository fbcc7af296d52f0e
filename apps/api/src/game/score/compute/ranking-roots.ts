import { hash } from 'node:crypto'
import { merkleRoot, type RecordedRow, recordedRows } from '@game/domain'
import { blockOf } from '../../../ground/db/blocks.ts'
import type { RankedUsers } from './ranking-rows.ts'

/** What the link of a ranking records of its rows (rulebook 9.33). */
export type RankingRoots = { rows: number; ranks: string; previousRanks: string }

/** Hashes the rows of a ranking in blocks of users, with node:crypto, which is ten times as fast as the domain. */
export function rootsOfRanking(
  ranked: RankedUsers,
  outcomes: readonly { outcome: number; won: number[] }[],
): RankingRoots {
  const wonIn = new Map(outcomes.map(({ outcome, won }) => [outcome, won]))
  const { users } = ranked
  const rowAt = (place: number): RecordedRow => ({
    userId: users[place] as number,
    position: ranked.positions[place] as number,
    rank: ranked.ranks[place] as number,
    previousRank: ranked.previousRanks[place] || null,
    hundredths: ranked.scores[place] as number,
    won: wonIn.get(ranked.outcomes[place] as number) ?? [],
  })
  const leaves = { ranks: [] as string[], previousRanks: [] as string[] }
  for (let place = 0; place < users.length; ) {
    const block = blockOf(users[place] as number)
    const rows: RecordedRow[] = []
    for (; place < users.length && blockOf(users[place] as number) === block; place++) rows.push(rowAt(place))
    const values = recordedRows(block, rows)
    leaves.ranks.push(leafOf(values.ranks))
    leaves.previousRanks.push(leafOf(values.previousRanks))
  }
  return {
    rows: users.length,
    ranks: merkleRoot(leaves.ranks),
    previousRanks: merkleRoot(leaves.previousRanks),
  }
}

/** Hashes a value like the domain's `leafOf`; the fields of these values are in canonical order. */
const leafOf = (value: object): string => hash('sha256', `\0${JSON.stringify(value)}`)
