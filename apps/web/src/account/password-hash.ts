/** Gives 24 bits of a password (FNV-1a): a list of common ones takes little, and says none of them aloud. */
export const hashOf = (password: string): number => {
  let hash = 0x811c9dc5
  for (let at = 0; at < password.length; at++)
    hash = Math.imul(hash ^ password.charCodeAt(at), 0x01000193) >>> 0
  return (hash ^ (hash >>> 24)) & 0xffffff
}
