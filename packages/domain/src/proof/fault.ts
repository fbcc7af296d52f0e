import type { ScoreFileType } from '../shared/vocabulary.ts'
import type { BundleSizes } from './bundle.ts'

/**
 * Where a bundle does not match (rulebook 9.28, 9.34): a link; the facts, goal, dates, figures, counts, decks or blocks of a phase, or
 * a phase without a link (`unlinked`); a user's score, rank, phases won, place in the list (`order`) or reward; the event's settings
 * or rewards; the ranking or its previous ranks as a whole; how many there are of something; a checkpoint. `unranked`: a newer
 * ranking is to be made; `nothing`: there was nothing to compare; `changed`: the event changed while the parts were read.
 */
export type ProofFault =
  | { where: 'link'; number: number }
  | { where: 'facts' | 'goal' | 'dates' | 'root' | 'unlinked' | 'figures'; phase: number }
  | { where: 'counts'; phase: number; type: ScoreFileType }
  | { where: 'block'; phase: number; block: number }
  | { where: 'deck'; phase: number; userId: number }
  | { where: 'score' | 'rank'; userId: number; expected: number | null; found: number | null }
  | { where: 'won' | 'order'; userId: number }
  | { where: 'grant'; userId: number; eventRewardId: number }
  | { where: 'settings' | 'rewards' | 'ranks' | 'previousRanks' | 'unranked' | 'nothing' | 'changed' }
  | { where: 'count'; of: keyof BundleSizes; expected: number; found: number }
  | { where: 'checkpoint'; number: number }
