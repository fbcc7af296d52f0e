import type { CellMap } from '../freeze/packed-deck.ts'

export type PhaseCount = { phase: number; playerId: number; keyplayId: number; count: number }

/** Adds up the counts of one phase in the order of its cells. */
export function countsOfCells(
  { players, keyplays }: CellMap,
  counts: readonly Omit<PhaseCount, 'phase'>[],
): Float64Array {
  const ofCells = new Float64Array(Math.max(1, players.length * keyplays.length))
  const playerAt = new Map(players.map((id, at) => [id, at]))
  const keyplayAt = new Map(keyplays.map((id, at) => [id, at]))
  for (const { playerId, keyplayId, count } of counts) {
    const [player, keyplay] = [playerAt.get(playerId), keyplayAt.get(keyplayId)]
    if (player === undefined || keyplay === undefined) continue
    const cell = player * keyplays.length + keyplay
    ofCells[cell] = (ofCells[cell] ?? 0) + count
  }
  return ofCells
}
