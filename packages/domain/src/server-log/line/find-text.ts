/** Tells whether a mark stands at a place of a log. */
export const hasAt = (bytes: Uint8Array, mark: Uint8Array, from: number): boolean => {
  for (let at = 0; at < mark.length; at++) if (bytes[from + at] !== mark[at]) return false
  return true
}

/** Gives where a mark first stands between two places of a log, -1 where it does not: never looks behind the line. */
export const findText = (bytes: Uint8Array, mark: Uint8Array, from: number, to: number): number => {
  const first = mark[0]
  const last = to - mark.length
  for (let at = from; at <= last; at++) if (bytes[at] === first && hasAt(bytes, mark, at)) return at
  return -1
}

/** Gives where a mark last stands between two places of a log, -1 where it does not. */
export const findLastText = (bytes: Uint8Array, mark: Uint8Array, from: number, to: number): number => {
  const first = mark[0]
  for (let at = to - mark.length; at >= from; at--)
    if (bytes[at] === first && hasAt(bytes, mark, at)) return at
  return -1
}
