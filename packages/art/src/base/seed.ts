/**
 * A share in [0, 1) that belongs to a key and one of its traits, the same on every machine. Each trait is derived
 * separately, so that a new trait does not change the others.
 */
export function share(key: string, trait: string): number {
  let hash = 0x811c9dc5
  for (const character of `${trait}:${key}`) {
    hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193)
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x21f0aaad)
  hash = Math.imul(hash ^ (hash >>> 15), 0x735a2d97)
  return ((hash ^ (hash >>> 15)) >>> 0) / 0x1_0000_0000
}

/** A number in [from, to) that belongs to the key's trait. */
export function between(key: string, trait: string, from: number, to: number): number {
  return from + share(key, trait) * (to - from)
}

/** The member of a list that belongs to the key's trait. */
export function pick<T>(key: string, trait: string, list: readonly [T, ...T[]]): T {
  return list[Math.floor(share(key, trait) * list.length)] ?? list[0]
}
