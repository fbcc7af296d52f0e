import { expect, test } from 'vitest'
import { withOwnRow } from './with-own-row.ts'

const row = (rank: number) => ({ rank, user: { id: 100 + rank } })
const page = [11, 12, 13].map(row)
const ranksOf = (own: ReturnType<typeof row> | null, rows = page) =>
  withOwnRow(rows, own).map(({ rank }) => rank)

test.each([
  ['among the others', row(12), [11, 12, 13]],
  ['above a later page', row(2), [2, 11, 12, 13]],
  ['below a former page', row(40), [11, 12, 13, 40]],
  ['not there for a user who is not in the league', null, [11, 12, 13]],
])('the row of the user is %s (rulebook 13.82)', (_, own, ranks) => expect(ranksOf(own)).toEqual(ranks))

test('the row of the user is shown on an empty page', () => expect(ranksOf(row(3), [])).toEqual([3]))
