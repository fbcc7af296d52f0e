import { exactSum, type LiveCounts, roundOrder } from '@game/domain'
import type { Outputs } from '../../../base/api/client.ts'
import { liveCards } from '../standing/live-totals.ts'
import { withOwnRow } from '../standing/with-own-row.ts'

export type GlanceAnswer = Outputs['league']['getLeagueGlance']
type Member = GlanceAnswer['members'][number]

/** A member's row: the score of the round, null without a deck, and the points of each card. */
export type GlanceRow = Pick<Member, 'user' | 'score'> & { points: ReadonlyMap<number, number> }

/** The rows of a page with what running maps add, in the order of the round as it is then; the viewer's own is always among them. */
export function glanceRows(
  { members, own, live, phaseIndex }: GlanceAnswer,
  counts: LiveCounts,
): GlanceRow[] {
  const rowOf = ({ user, score, cards }: Member): GlanceRow => {
    const points = new Map(
      liveCards({ scores: cards, live }, counts, phaseIndex).map(card => [card.playerId, card.score]),
    )
    const added = [...points.values(), ...cards.map(card => -card.score)]
    return { user, points, score: score === null ? null : exactSum([score, ...added]) }
  }
  const rows = new Map(members.map(member => [member.user.id, rowOf(member)]))
  const order = roundOrder(
    [...rows].map(([userId, { score }]) => ({ userId, score: score ?? 0, hasDeck: score !== null })),
  )
  const ranked = order.flatMap(userId => rows.get(userId) ?? [])
  const first = members[0]?.place ?? 0
  return [
    ...withOwnRow(
      ranked.map((row, at) => ({ ...row, rank: first + at })),
      own && { ...rowOf(own), rank: own.place },
    ),
  ]
}
