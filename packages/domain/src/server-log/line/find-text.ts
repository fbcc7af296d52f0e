import type { LogText } from './log-text.ts'

/** Whether a mark stands at a place of a log. */
export const hasAt = (bytes: Uint8Array, mark: Uint8Array, from: number): boolean => {
  for (let at = 0; at < mark.length; at++) if (bytes[from + at] !== mark[at]) return false
  return true
}

/** Returns where a byte first stands between two places of a log, -1 where it does not; for places that are near. */
export const findByte = (bytes: Uint8Array, byte: number, from: number, to: number): number => {
  for (let at = from; at < to; at++) if (bytes[at] === byte) return at
  return -1
}

/** Returns where a mark first stands between two places of a log, -1 where it does not: never looks behind the line. */
export const findText = ({ text }: LogText, mark: string, from: number, to: number): number => {
  const at = text.slice(from, to).indexOf(mark)
  return at < 0 ? at : from + at
}

/** Returns where a mark last stands between two places of a log, -1 where it does not. */
export const findLastText = ({ text }: LogText, mark: string, from: number, to: number): number => {
  const at = text.slice(from, to).lastIndexOf(mark)
  return at < 0 ? at : from + at
}
