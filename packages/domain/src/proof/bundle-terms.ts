import { scoreFileTypes } from '../shared/vocabulary.ts'
import type { BundleHead } from './bundle.ts'
import { chainFault, provenPhases } from './chain.ts'
import { hashOf } from './hash.ts'
import { countsHash } from './link.ts'

/**
 * Where a bundle does not match (rulebook 9.28): a link; the facts, goal, counts, decks or blocks of a phase; a row of the
 * ranking; or `changed` if the event changed while the parts were read.
 */
export type ProofFault =
  | { where: 'link'; number: number }
  | { where: 'facts' | 'goal' | 'root'; phase: number }
  | { where: 'counts'; phase: number; type: 'kill' | 'match' }
  | { where: 'block'; phase: number; block: number }
  | { where: 'deck'; phase: number; userId: number }
  | { where: 'score' | 'rank'; userId: number; expected: number | null; found: number | null }
  | { where: 'changed' }

/** Compares the links of a bundle with its facts, goals and counts. */
export const faultsOfTerms = (head: BundleHead): ProofFault[] => {
  const isForeign = head.links.some(link => link.eventId !== head.eventId)
  const wrong = isForeign ? 1 : chainFault(head.links)
  const chain: ProofFault[] = wrong === null ? [] : [{ where: 'link', number: wrong }]
  return provenPhases(head.links).reduce((faults, proven) => {
    const phase = head.phases.find(({ index }) => index === proven.phase)
    if (phase?.goal !== proven.goal) faults.push({ where: 'goal', phase: proven.phase })
    if (!phase || hashOf(phase.facts) !== proven.facts) faults.push({ where: 'facts', phase: proven.phase })
    for (const type of scoreFileTypes) {
      const counts = head.counts.filter(count => count.phase === proven.phase && count.type === type)
      const found = phase?.files.includes(type) ? countsHash(counts) : null
      if (found !== proven.counts[type] || (found === null && counts.length > 0))
        faults.push({ where: 'counts', phase: proven.phase, type })
    }
    return faults
  }, chain)
}
