/** The digits of a league's code: Crockford's base 32, without letters that are taken for others (rulebook 19.2). */
export const leagueCodeDigits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
/** The number of digits of a league's code (rulebook 19.2). */
export const leagueCodeLength = 8

const misread: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1' }

/**
 * Reads a league's code as somebody typed it: without regard to case, blanks and hyphens, O as 0, I and L as 1 (rulebook
 * 19.2). Returns the 8 digits, or null if it is no code.
 *
 * @example
 * readLeagueCode('7k3o-9xil') // '7K309X11'
 */
export const readLeagueCode = (text: string): string | null => {
  const digits = Array.from(text.toUpperCase().replace(/[\s-]/g, ''), digit => misread[digit] ?? digit)
  const isCode = digits.length === leagueCodeLength && digits.every(digit => leagueCodeDigits.includes(digit))
  return isCode ? digits.join('') : null
}

/**
 * Writes a league's code in two groups (rulebook 19.2).
 *
 * @example
 * showLeagueCode('7K309X11') // '7K30-9X11'
 */
export const showLeagueCode = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`
