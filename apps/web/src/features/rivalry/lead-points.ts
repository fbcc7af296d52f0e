import type { LeadMove } from '@game/domain'
import type { NamedMap } from './use-rivalry.ts'

/** The lead after a round, after the end of a map (`round` is null), or at the beginning (`mapId` is null too). */
export type LeadPoint = { mapId: string | null; round: number | null; lead: number }

const isAt = (move: LeadMove, { mapId, round }: Omit<LeadPoint, 'lead'>): boolean =>
  move.mapId === mapId && move.round === round

/**
 * Returns the lead round by round, a map of a file being one step, beginning with 0 (rulebook 22.4, 22.5). A round without a move keeps the
 * lead. What no map shows is the last step.
 */
export function leadPoints(maps: readonly NamedMap[], moves: readonly LeadMove[]): LeadPoint[] {
  const steps = [
    ...maps.flatMap(({ id, round }) => stepsOfMap(id, round, moves)),
    ...(moves.some(({ mapId }) => mapId === null) ? [{ mapId: null, round: null }] : []),
  ]
  let lead = 0
  const points = steps.map(step => {
    lead = moves.findLast(move => isAt(move, step))?.lead ?? lead
    return { ...step, lead }
  })
  return [{ mapId: null, round: 0, lead: 0 }, ...points]
}

function stepsOfMap(mapId: string, newest: number, moves: readonly LeadMove[]) {
  const own = moves.filter(move => move.mapId === mapId)
  const last = Math.max(newest, ...own.map(({ round }) => round ?? 0))
  const rounds = Array.from({ length: last }, (_, at) => ({ mapId, round: at + 1 }))
  const hasEnd = last === 0 || own.some(({ round }) => round === null)
  return hasEnd ? [...rounds, { mapId, round: null }] : rounds
}

/** The place of a move among the points: of one in the middle of a round where the line to the next point has its lead. */
export function pointOf(points: readonly LeadPoint[], move: LeadMove): number {
  const at = points.findLastIndex(point => isAt(move, point))
  const [before, after] = [points[at - 1]?.lead ?? 0, points[at]?.lead ?? 0]
  const way = after === before ? 1 : (move.lead - before) / (after - before)
  return at - 1 + Math.min(1, Math.max(0, way))
}
