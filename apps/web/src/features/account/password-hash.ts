/** Hashes a password to 24 bits (FNV-1a), so that a list of common passwords is small and shows none of them. */
export const hashOf = (password: string): number => {
  let hash = 0x811c9dc5
  for (let at = 0; at < password.length; at++)
    hash = Math.imul(hash ^ password.charCodeAt(at), 0x01000193) >>> 0
  return (hash ^ (hash >>> 24)) & 0xffffff
}
