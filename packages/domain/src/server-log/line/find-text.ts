/** Gives where a mark first stands between two places of a log, -1 where it does not: never looks behind the line. */
export const findText = (log: string, mark: string, from: number, to: number): number => {
  const first = mark.charCodeAt(0)
  const last = to - mark.length
  for (let at = from; at <= last; at++)
    if (log.charCodeAt(at) === first && log.startsWith(mark, at)) return at
  return -1
}

/** Gives where a mark last stands between two places of a log, -1 where it does not. */
export const findLastText = (log: string, mark: string, from: number, to: number): number => {
  const first = mark.charCodeAt(0)
  for (let at = to - mark.length; at >= from; at--)
    if (log.charCodeAt(at) === first && log.startsWith(mark, at)) return at
  return -1
}
