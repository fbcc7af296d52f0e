import type { BundleBlock, BundleDeck, BundleHead, BundleSizes } from './bundle.ts'
import { faultsOfRecord, faultsOfTerms } from './bundle-terms.ts'
import { provenPhases, recordedRanking } from './chain.ts'
import { type Checkpoint, includesCheckpoint } from './checkpoint.ts'
import { rankingComparer } from './compare-ranking.ts'
import type { ProofFault } from './fault.ts'
import { type BlockRoot, phaseRoot } from './link.ts'
import { leafOf, merkleRoot } from './merkle.ts'
import { scorerOf, type UserScores } from './user-scores.ts'

/** The result of verifying a bundle. */
export type Verdict = {
  /** Whether something was compared, all of it is equal, and links prove all of it. Without faults, but not equal: not proven. */
  equal: boolean
  /** The first faults. */
  faults: ProofFault[]
  /** The numbers of decks and of rows of the ranking that were recomputed. */
  decks: number
  users: number
  /** Indexes of phases that locked before proofs existed: their decks are counted but not proven. */
  unproven: number[]
  /** Whether a link records the published ranking; none does if it was published before rankings had links. */
  recorded: boolean
  /** Whether the ranking was compared; it is not while a newer one is being calculated. */
  ranked: boolean
}

const faultsKept = 100

const isAsHashed = ({ userId, cards, savedAt, leaf }: BundleDeck): boolean =>
  savedAt !== null && leafOf({ userId, cards, savedAt }) === leaf

/**
 * Verifies a bundle part by part: pass the head, then each block in order, then call `finish` (rulebook 9.28). It recomputes
 * the links and the roots of all decks, and from decks, facts and counts all that is published, by the rules of the game. The
 * chain must include each checkpoint of the bundle and each of the `checkpoints` that somebody has kept (rulebook 9.36).
 */
export const bundleVerifier = (head: BundleHead, checkpoints: readonly Checkpoint[] = []) => {
  const proven = provenPhases(head.links)
  const recorded = recordedRanking(head.links)
  // A chain that has lost links does not include the ranking: then the ranking is compared all the same.
  const comparesRanking = head.ranked || head.sizes.links > head.links.length
  const comparer = rankingComparer(head, recorded)
  const faults: ProofFault[] = [
    ...faultsOfTerms(head),
    ...(comparesRanking && recorded ? faultsOfRecord(head, recorded) : []),
    ...[...head.checkpoints, ...checkpoints]
      .filter(checkpoint => !includesCheckpoint(head.links, checkpoint))
      .map(({ size }) => ({ where: 'checkpoint', number: size }) as const),
  ]
  const scorers = new Map(head.phases.map(phase => [phase.index, scorerOf(head, phase)]))
  const roots = new Map(head.phases.map(({ index }) => [index, [] as BlockRoot[]]))
  const seen: number[] = []
  const found: BundleSizes = { links: head.links.length, blocks: 0, decks: 0, rows: 0, grants: 0 }
  const last = head.links.at(-1)?.hash ?? null
  const isProven = (index: number) => proven.some(({ phase }) => phase === index)

  const addDecks = ({ block, phases }: BundleBlock): Map<number, UserScores> => {
    const users = new Map<number, UserScores>()
    for (const { phase, root, decks } of phases) {
      const hashed = isProven(phase) ? decks.filter(({ leaf }) => leaf !== '') : decks
      for (const deck of isProven(phase) ? decks : [])
        if (!isAsHashed(deck)) faults.push({ where: 'deck', phase, userId: deck.userId })
      for (const deck of hashed) {
        const scores = users.get(deck.userId) ?? new Map<number, number>()
        users.set(deck.userId, scores.set(phase, scorers.get(phase)?.(deck) ?? 0))
      }
      if (isProven(phase) && merkleRoot(hashed.map(({ leaf }) => leaf)) !== root)
        faults.push({ where: 'block', phase, block })
      if (root !== '') roots.get(phase)?.push({ block, decks: hashed.length, root })
      found.decks += decks.filter(({ savedAt }) => savedAt !== null).length
    }
    return users
  }

  /** Compares what needs all blocks, except the ranking. */
  const finishDecks = (): void => {
    if (seen.join() !== head.blocks.join()) faults.push({ where: 'changed' })
    for (const { phase, root } of proven)
      if (phaseRoot(roots.get(phase) ?? []) !== root) faults.push({ where: 'root', phase })
    for (const of of Object.keys(found) as (keyof BundleSizes)[])
      if (found[of] !== head.sizes[of])
        faults.push({ where: 'count', of, expected: head.sizes[of], found: found[of] })
    if (!head.ranked) faults.push({ where: 'unranked' })
  }

  return {
    /** Verifies the next block. */
    add(part: BundleBlock): void {
      if (part.head !== last || part.generation !== head.generation) faults.push({ where: 'changed' })
      seen.push(part.block)
      found.blocks++
      found.rows += part.standings.length
      found.grants += part.grants.length
      const users = addDecks(part)
      if (comparesRanking) comparer.add(part, users)
    },
    /** Compares what needs all blocks, and returns the verdict. */
    finish(): Verdict {
      finishDecks()
      const ranking = comparesRanking ? comparer.finish() : { faults: [], users: 0 }
      const all = [...faults, ...ranking.faults]
      const unproven = head.phases.map(({ index }) => index).filter(index => !isProven(index))
      // Each ranking with a link is made after all locked phases have got one.
      if (recorded) for (const phase of unproven) all.push({ where: 'unlinked', phase })
      if (found.decks + ranking.users === 0) all.push({ where: 'nothing' })
      return {
        equal: all.length === 0 && unproven.length === 0 && recorded !== null,
        faults: all.slice(0, faultsKept),
        decks: found.decks,
        users: ranking.users,
        unproven,
        recorded: recorded !== null,
        ranked: head.ranked,
      }
    },
  }
}

/** Verifies a whole bundle (rulebook 9.28); use `bundleVerifier` for one that is too large for memory. */
export const verifyBundle = (
  head: BundleHead,
  blocks: readonly BundleBlock[],
  checkpoints: readonly Checkpoint[] = [],
): Verdict => {
  const verifier = bundleVerifier(head, checkpoints)
  for (const block of blocks) verifier.add(block)
  return verifier.finish()
}
