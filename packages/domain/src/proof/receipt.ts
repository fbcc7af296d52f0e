import { type LinkBody, linkHash, type ProofLink, type ProvenDeck } from './link.ts'
import { leafOf, rootOfPath } from './merkle.ts'

/** A place in a Merkle tree with the hashes that lead to its root. */
export type Inclusion = { place: number; size: number; path: string[] }

/** What a user keeps as a proof that a deck took part as it stood (rulebook 9.26). */
export type Receipt = {
  eventId: number
  phase: number
  deck: ProvenDeck
  /** The number of the user's block; `inBlock` leads to its root, `inPhase` from there to the root in `link`. */
  block: number
  inBlock: Inclusion
  inPhase: Inclusion
  link: ProofLink
}

/** Finds the root of a phase in a link; null where it fixes none. */
const rootIn = (body: LinkBody, phase: number): string | null =>
  'root' in body && body.phase === phase ? body.root : null

/**
 * Checks a receipt by itself and answers what does not fit: the link, or the deck; null where all does (rulebook 9.26).
 */
export const receiptFault = (receipt: Receipt): 'link' | 'deck' | null => {
  const { eventId, phase, deck, block, inBlock, inPhase, link } = receipt
  const published = rootIn(link.body, phase)
  if (published === null || link.eventId !== eventId || linkHash(link) !== link.hash) return 'link'
  const root = rootOfPath(leafOf(deck), inBlock)
  if (root === null) return 'deck'
  return rootOfPath(leafOf({ block, decks: inBlock.size, root }), inPhase) === published ? null : 'deck'
}
