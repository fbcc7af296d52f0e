import { toHundredths } from '../shared/hundredths.ts'
import type { BundleBlock, BundleDeck, BundleHead } from './bundle.ts'
import { faultsOfTerms, type ProofFault } from './bundle-terms.ts'
import { provenPhases } from './chain.ts'
import { type BlockRoot, phaseRoot } from './link.ts'
import { leafOf, merkleRoot } from './merkle.ts'
import { eventScorer, scorerOf, type UserScores } from './user-scores.ts'

/** The result of verifying a bundle. */
export type Verdict = {
  /** Whether everything that was recomputed equals what was published. */
  equal: boolean
  /** The first faults. */
  faults: ProofFault[]
  /** The numbers of decks and of rows of the ranking that were recomputed. */
  decks: number
  users: number
  /** Indexes of phases that locked before proofs existed: their decks are counted but not proven. */
  unproven: number[]
  /** Whether the ranking was compared; it is not while a newer one is being calculated. */
  ranked: boolean
}

const faultsKept = 100

const isAsHashed = ({ userId, cards, savedAt, leaf }: BundleDeck): boolean =>
  savedAt !== null && leafOf({ userId, cards, savedAt }) === leaf

/**
 * Verifies a bundle part by part: pass the head, then each block in order, then call `finish` (rulebook 9.28). It recomputes
 * the links and the roots of all decks, and from decks, facts and counts every score and rank by the rules of the game.
 */
export const bundleVerifier = (head: BundleHead) => {
  const faults = faultsOfTerms(head)
  const proven = provenPhases(head.links)
  const scorers = new Map(head.phases.map(phase => [phase.index, scorerOf(head, phase)]))
  const roots = new Map(head.phases.map(({ index }) => [index, [] as BlockRoot[]]))
  const scoreOf = eventScorer(head)
  const totals: { userId: number; hundredths: number; rank: number | null }[] = []
  const seen: number[] = []
  let [decks, generation] = [0, undefined as number | undefined]
  const last = head.links.at(-1)?.hash ?? null

  const addDecks = ({ block, phases }: BundleBlock): Map<number, UserScores> => {
    const users = new Map<number, UserScores>()
    for (const { phase, root, decks: ofPhase } of phases) {
      const isProven = proven.some(each => each.phase === phase)
      for (const deck of ofPhase) {
        if (isProven && !isAsHashed(deck)) faults.push({ where: 'deck', phase, userId: deck.userId })
        const scores = users.get(deck.userId) ?? new Map<number, number>()
        users.set(deck.userId, scores.set(phase, scorers.get(phase)?.(deck) ?? 0))
      }
      if (isProven && merkleRoot(ofPhase.map(({ leaf }) => leaf)) !== root)
        faults.push({ where: 'block', phase, block })
      roots.get(phase)?.push({ block, decks: ofPhase.length, root })
      decks += ofPhase.length
    }
    return users
  }

  const compareScores = (
    users: Map<number, UserScores>,
    { phases, standings }: Pick<BundleBlock, 'phases' | 'standings'>,
  ): void => {
    const published = new Map(standings.map(standing => [standing.userId, standing]))
    for (const [userId, scores] of users) {
      const found = published.get(userId)
      const letIn = phases.filter(each => each.letIn?.includes(userId)).map(({ phase }) => phase)
      const expected = scoreOf(scores, letIn)
      totals.push({ userId, hundredths: toHundredths(expected), rank: found?.rank ?? null })
      if (found?.score !== expected)
        faults.push({ where: 'score', userId, expected, found: found?.score ?? null })
    }
    for (const { userId, score } of standings)
      if (!users.has(userId)) faults.push({ where: 'score', userId, expected: null, found: score })
  }

  const compareRanks = (): void => {
    let [rank, before] = [0, Number.NaN]
    totals.sort((a, b) => b.hundredths - a.hundredths)
    for (const [place, { userId, hundredths, rank: found }] of totals.entries()) {
      if (hundredths !== before) rank = place + 1
      before = hundredths
      if (found !== rank) faults.push({ where: 'rank', userId, expected: rank, found })
    }
  }

  return {
    /** Verifies the next block. */
    add(part: BundleBlock): void {
      generation ??= part.generation
      if (part.head !== last || part.generation !== generation) faults.push({ where: 'changed' })
      seen.push(part.block)
      const users = addDecks(part)
      if (head.ranked) compareScores(users, part)
    },
    /** Compares what needs all blocks, and returns the verdict. */
    finish(): Verdict {
      if (seen.join() !== head.blocks.join()) faults.push({ where: 'changed' })
      for (const { phase, root } of proven)
        if (phaseRoot(roots.get(phase) ?? []) !== root) faults.push({ where: 'root', phase })
      if (head.ranked) compareRanks()
      const unproven = head.phases
        .map(({ index }) => index)
        .filter(index => !proven.some(p => p.phase === index))
      return {
        equal: faults.length === 0,
        faults: faults.slice(0, faultsKept),
        decks,
        users: totals.length,
        unproven,
        ranked: head.ranked,
      }
    },
  }
}

/** Verifies a whole bundle (rulebook 9.28); use `bundleVerifier` for one that is too large for memory. */
export const verifyBundle = (head: BundleHead, blocks: readonly BundleBlock[]): Verdict => {
  const verifier = bundleVerifier(head)
  for (const block of blocks) verifier.add(block)
  return verifier.finish()
}
