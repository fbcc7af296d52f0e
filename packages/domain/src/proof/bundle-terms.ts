import { scoreFileTypes } from '../shared/vocabulary.ts'
import type { BundleHead } from './bundle.ts'
import { chainFault, type ProvenPhase, provenPhases } from './chain.ts'
import type { ProofFault } from './fault.ts'
import { hashOf } from './hash.ts'
import { countsHash, type RankingBody } from './link.ts'

/** Compares the links of a bundle with its facts, goals and counts (rulebook 9.28). */
export const faultsOfTerms = (head: BundleHead): ProofFault[] => {
  const isForeign = head.links.some(link => link.eventId !== head.eventId)
  const wrong = isForeign ? 1 : chainFault(head.links)
  const chain: ProofFault[] = wrong === null ? [] : [{ where: 'link', number: wrong }]
  return [...chain, ...provenPhases(head.links).flatMap(proven => faultsOfPhase(head, proven))]
}

const faultsOfPhase = (head: BundleHead, proven: ProvenPhase): ProofFault[] => {
  const faults: ProofFault[] = []
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
}

/** Compares the settings, dates and rewards that the ranking's link records with the head of a bundle (rulebook 9.34). */
export const faultsOfRecord = (head: BundleHead, recorded: RankingBody): ProofFault[] => {
  const faults: ProofFault[] = []
  if (head.completed !== recorded.completed || head.secondChance !== recorded.secondChance)
    faults.push({ where: 'settings' })
  if ((recorded.completed ? hashOf(head.rewards) : null) !== recorded.rewards)
    faults.push({ where: 'rewards' })
  const phases = new Set([...recorded.phases.map(each => each.phase), ...head.phases.map(each => each.index)])
  for (const index of phases) {
    const found = head.phases.find(phase => phase.index === index)
    const dates = recorded.phases.find(({ phase }) => phase === index)
    if (found?.open !== dates?.open || found?.lock !== dates?.lock)
      faults.push({ where: 'dates', phase: index })
  }
  return faults
}
