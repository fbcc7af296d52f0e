import { hash } from 'node:crypto'
import { deckJson, merkleRoot, type ProvenDeck } from '@game/domain'

/** The hash of a frozen deck with its user. */
export type DeckLeaf = { userId: number; leaf: string }

/** The hashes of the decks of a block, as the table `proof_block` has them: `leaves` as `packLeaves` writes them. */
export type PackedLeaves = { root: string; decks: number; leaves: Uint8Array }

/** The user's id, big-endian, and the hash. */
const [bytesPerId, bytesPerDeck] = [4, 36]

/** Hashes a deck like the domain's `leafOf`, but with node:crypto, which is ten times as fast (rulebook 9.25). */
export const hashDeck = (deck: ProvenDeck): DeckLeaf => ({
  userId: deck.userId,
  leaf: hash('sha256', `\0${deckJson(deck)}`),
})

/** Packs leaves in the order of their users. */
export function packLeaves(leaves: readonly DeckLeaf[]): Uint8Array {
  const packed = Buffer.alloc(leaves.length * bytesPerDeck)
  for (const [place, { userId, leaf }] of leaves.toSorted((a, b) => a.userId - b.userId).entries()) {
    packed.writeUInt32BE(userId, place * bytesPerDeck)
    packed.write(leaf, place * bytesPerDeck + bytesPerId, 'hex')
  }
  return packed
}

/** Hashes with node:crypto; text output is five times as fast as bytes. */
const systemHash = (bytes: Uint8Array) => Buffer.from(hash('sha256', bytes, 'binary'), 'binary')

/** Calculates the root of packed leaves. */
export function withRoot(leaves: Uint8Array): PackedLeaves {
  const decks = leaves.length / bytesPerDeck
  const hashes = Array.from({ length: decks }, (_, place) =>
    leaves.subarray(place * bytesPerDeck + bytesPerId, (place + 1) * bytesPerDeck),
  )
  return { root: merkleRoot(hashes, systemHash), decks, leaves }
}

/** Lists the users of packed leaves. */
export function usersOf(leaves: Uint8Array): number[] {
  const view = new DataView(leaves.buffer, leaves.byteOffset, leaves.byteLength)
  return Array.from({ length: leaves.length / bytesPerDeck }, (_, place) =>
    view.getUint32(place * bytesPerDeck),
  )
}

/** Unpacks leaves, in the order of their users. */
export function unpackLeaves(packed: Uint8Array): DeckLeaf[] {
  const bytes = Buffer.from(packed)
  return usersOf(packed).map((userId, place) => ({
    userId,
    leaf: bytes.toString('hex', place * bytesPerDeck + bytesPerId, (place + 1) * bytesPerDeck),
  }))
}
