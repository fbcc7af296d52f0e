import type { Metal } from '../../icons/metal.ts'

export type Frame = Metal | 'steel'

/** The frame that a card wears for its best sleeve multiplier: metal means worth (look.md). */
export function frameOf(mult: number): Frame {
  if (mult >= 3) return 'gold'
  if (mult >= 1.5) return 'silver'
  return mult > 1 ? 'bronze' : 'steel'
}
