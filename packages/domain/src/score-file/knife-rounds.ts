import { csvFaultReason } from '../shared/csv/fault-texts.ts'
import type { LoggedRoundRows } from './kill-log.ts'

/** Whether a round is played with knives only: at least two kills, all by knife. */
const isByKnife = ({ kills }: LoggedRoundRows): boolean =>
  kills.length > 1 && kills.every(({ byKnife }) => byKnife)

/**
 * Returns the knife round of a map, which is its first round and is left out, and what an admin should know of it and of
 * later rounds by knife, which count (rulebook 8.27).
 */
export const knifeRounds = (
  rounds: readonly LoggedRoundRows[],
): { leftOut: number | undefined; notes: string[] } => {
  const [first] = rounds
  const notes = rounds.filter(isByKnife).map(round => {
    const lines = round.kills.map(({ line }) => line)
    const facts = { round: round.round, first: Math.min(...lines), last: Math.max(...lines) }
    return csvFaultReason(round === first ? 'KNIFE_ROUND' : 'LATER_KNIFE_ROUND', facts)
  })
  return { leftOut: first && isByKnife(first) ? first.round : undefined, notes }
}
