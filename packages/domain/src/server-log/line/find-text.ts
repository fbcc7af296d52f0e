import type { LogText } from './log-text.ts'

/** Whether a log has a mark at a position. */
export const hasAt = (bytes: Uint8Array, mark: Uint8Array, from: number): boolean => {
  for (let at = 0; at < mark.length; at++) if (bytes[from + at] !== mark[at]) return false
  return true
}

/** Returns the first position of a byte between two positions of a log, -1 if it is not there; meant for short distances. */
export const findByte = (bytes: Uint8Array, byte: number, from: number, to: number): number => {
  for (let at = from; at < to; at++) if (bytes[at] === byte) return at
  return -1
}

/** Returns the first position of a mark between two positions of a log, -1 if it is not there; never searches beyond the line. */
export const findText = ({ text }: LogText, mark: string, from: number, to: number): number => {
  const at = text.slice(from, to).indexOf(mark)
  return at < 0 ? at : from + at
}

/** Returns the last position of a mark between two positions of a log, -1 if it is not there. */
export const findLastText = ({ text }: LogText, mark: string, from: number, to: number): number => {
  const at = text.slice(from, to).lastIndexOf(mark)
  return at < 0 ? at : from + at
}
