import type { CellMap } from '../freeze/packed-deck.ts'

export type PhaseCount = { phase: number; playerId: number; keyplayId: number; count: number }

/**
 * Flattens the counts of all frozen phases into one list and answers where each phase's part begins; the last number is
 * a 0.
 */
export function flattenCounts(
  phases: readonly { index: number; cells: CellMap }[],
  counts: readonly PhaseCount[],
): { counts: number[]; phaseOffsets: Map<number, number> } {
  const known = new Map(
    counts.map(each => [keyOf(each.phase, each.playerId, each.keyplayId), each.count] as const),
  )
  const flat: number[] = []
  const phaseOffsets = new Map<number, number>()
  for (const { index, cells } of phases) {
    phaseOffsets.set(index, flat.length)
    for (const playerId of cells.players)
      for (const keyplayId of cells.keyplays) flat.push(known.get(keyOf(index, playerId, keyplayId)) ?? 0)
  }
  return { counts: [...flat, 0], phaseOffsets }
}

const keyOf = (phase: number, playerId: number, keyplayId: number) => `${phase} ${playerId} ${keyplayId}`
