import { fromHex, toHex, utf8 } from './bytes.ts'
import { canonicalJson, type Json } from './canonical-json.ts'
import { sha256OfBytes } from './sha256.ts'

/** The first hashed byte differs between leaves and nodes, so that neither can be passed off as the other (RFC 6962). */
const [leafPrefix, nodePrefix] = [0, 1]

/** Returns the SHA-256 hash of bytes. */
type Sha256 = (bytes: Uint8Array) => Uint8Array

const bytesOfHash = 32

/** Creates the function that hashes two nodes into their parent; it reuses one buffer. */
const nodeHash = (hash: Sha256 = sha256OfBytes) => {
  const bytes = new Uint8Array(1 + 2 * bytesOfHash)
  bytes[0] = nodePrefix
  return (left: Uint8Array, right: Uint8Array): Uint8Array => {
    bytes.set(left, 1)
    bytes.set(right, 1 + bytesOfHash)
    return hash(bytes)
  }
}

/** Returns the leaf of a value in a Merkle tree: the SHA-256 hash of a byte 0 and the value's canonical JSON (rulebook 9.25). */
export const leafOf = (value: Json): string => {
  const text = utf8(canonicalJson(value))
  const bytes = new Uint8Array(1 + text.length)
  bytes[0] = leafPrefix
  bytes.set(text, 1)
  return toHex(sha256OfBytes(bytes))
}

/** Hashes neighbours in pairs; the last of an odd number moves up unchanged. */
const levelAbove = (level: readonly Uint8Array[], nodeOf = nodeHash()): Uint8Array[] => {
  const above: Uint8Array[] = []
  for (let at = 0; at < level.length; at += 2) {
    const [left, right] = [level[at] as Uint8Array, level[at + 1]]
    above.push(right ? nodeOf(left, right) : left)
  }
  return above
}

/**
 * Returns the root of the Merkle tree of leaves, by RFC 6962; without leaves, the hash of no bytes (rulebook 9.25). Leaves
 * are hexadecimal digits or bytes. `hash` is SHA-256 of bytes, for callers with a faster one; its input buffer is reused
 * after it returns.
 */
export const merkleRoot = (
  leaves: readonly (string | Uint8Array)[],
  hash: Sha256 = sha256OfBytes,
): string => {
  let level = leaves.map(leaf => (typeof leaf === 'string' ? fromHex(leaf) : leaf))
  const nodeOf = nodeHash(hash)
  while (level.length > 1) level = levelAbove(level, nodeOf)
  return toHex(level[0] ?? hash(new Uint8Array()))
}

/**
 * Returns the hashes that lead from the leaf at `place` (from 0) to the root: its sibling on each level, from the bottom up
 * (rulebook 9.26).
 */
export const inclusionPath = (leaves: readonly string[], place: number): string[] => {
  const path: string[] = []
  let [level, at] = [leaves.map(fromHex), place]
  while (level.length > 1) {
    const sibling = level[at ^ 1]
    if (sibling !== undefined) path.push(toHex(sibling))
    level = levelAbove(level)
    at >>= 1
  }
  return path
}

/**
 * Returns the root that follows from a leaf, its place, the number of leaves and its path; null if the path has the wrong
 * length (rulebook 9.26).
 */
export const rootOfPath = (
  leaf: string,
  { place, size, path }: { place: number; size: number; path: readonly string[] },
): string | null => {
  const nodeOf = nodeHash()
  let [hash, at, level, used] = [fromHex(leaf), place, size, 0]
  for (; level > 1; level = Math.ceil(level / 2), at >>= 1) {
    if ((at ^ 1) >= level) continue
    const given = path[used++]
    if (given === undefined) return null
    const sibling = fromHex(given)
    hash = at % 2 === 0 ? nodeOf(hash, sibling) : nodeOf(sibling, hash)
  }
  return used === path.length && place < size ? toHex(hash) : null
}
