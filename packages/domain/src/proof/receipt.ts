import { type LinkBody, linkHash, type ProofLink, type ProvenDeck } from './link.ts'
import { leafOf, rootOfPath } from './merkle.ts'

/** A place in a Merkle tree with the hashes that lead to its root. */
export type Inclusion = { place: number; size: number; path: string[] }

/** A user's proof that the deck took part in the state in which it was locked (rulebook 9.26). */
export type Receipt = {
  eventId: number
  phase: number
  deck: ProvenDeck
  /**
   * The number of the user's block; `inBlock` leads from the deck to the block's root, `inPhase` from there to the root in
   * `link`.
   */
  block: number
  inBlock: Inclusion
  inPhase: Inclusion
  link: ProofLink
}

/** Returns the root of a phase that a link records; null if it records none. */
const rootIn = (body: LinkBody, phase: number): string | null =>
  'root' in body && body.phase === phase ? body.root : null

/**
 * Checks that a receipt is consistent and returns what does not match: the link or the deck; null if everything does
 * (rulebook 9.26).
 */
export const receiptFault = (receipt: Receipt): 'link' | 'deck' | null => {
  const { eventId, phase, deck, block, inBlock, inPhase, link } = receipt
  const published = rootIn(link.body, phase)
  if (published === null || link.eventId !== eventId || linkHash(link) !== link.hash) return 'link'
  const root = rootOfPath(leafOf(deck), inBlock)
  if (root === null) return 'deck'
  return rootOfPath(leafOf({ block, decks: inBlock.size, root }), inPhase) === published ? null : 'deck'
}
