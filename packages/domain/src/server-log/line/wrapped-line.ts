import type { LogText } from './log-text.ts'

const openingBrace = 123
const space = 32
const letterM = 109
const endOfColour = '\x1b[0m'

/** Returns where a line ends without the blanks, NULs and ends of colours that senders and terminals put after it (rulebook 14.2). */
export const endOfLine = ({ text, bytes }: LogText, from: number, to: number): number => {
  let end = to
  for (; end > from; end--) {
    const last = bytes[end - 1] ?? 0
    if (last === letterM && text.endsWith(endOfColour, end)) end -= endOfColour.length - 1
    else if (last > space) break
  }
  return Math.max(from, end)
}

/** Returns the line that a line of JSON holds, as docker keeps what a container writes; undefined if it is no such line (rulebook 14.15). */
export const lineInJson = ({ text, bytes }: LogText, from: number, to: number): string | undefined => {
  if (bytes[from] !== openingBrace) return undefined
  try {
    const { log } = JSON.parse(text.slice(from, to)) as { log?: unknown }
    return typeof log === 'string' ? log : undefined
  } catch {
    return undefined
  }
}
