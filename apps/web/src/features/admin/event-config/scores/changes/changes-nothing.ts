import type { ScoreChanges } from '../uploads/uploads.ts'

/** Whether a change of scores would leave maps, counts, scores and states as they are; not while it is not known. */
export const changesNothing = (changes: ScoreChanges | null | undefined): boolean =>
  !!changes &&
  changes.maps.length === 0 &&
  changes.counts.length === 0 &&
  changes.users === 0 &&
  changes.states.length === 0
