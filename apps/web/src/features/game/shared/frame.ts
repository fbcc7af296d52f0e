import type { Metal } from '../../../base/icons/metal.ts'

/** The material of a card's frame. */
export type Frame = Metal | 'steel'

/** Picks the frame for a sleeve multiplier: the higher it is, the nobler the metal (rulebook 13.42). */
export function frameOf(mult: number): Frame {
  if (mult >= 3) return 'gold'
  if (mult >= 1.5) return 'silver'
  return mult > 1 ? 'bronze' : 'steel'
}
