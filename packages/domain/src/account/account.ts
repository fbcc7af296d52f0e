import { accept, type Result, refuse } from '../shared/result.ts'
import { epochMs } from '../shared/time.ts'

const invisibleEnds = /^[\s\p{Cc}\p{Cf}]+|[\s\p{Cc}\p{Cf}]+$/gu

/** Takes spaces and anything else invisible off the ends of a name, which is how it is stored (rulebook 1.9). */
export const trimName = (name: string): string => name.replace(invisibleEnds, '')

/**
 * Checks a display name and gives it trimmed: 1 to 32 characters, counted as code points (rulebook 1.9). Refuses
 * DISPLAY_NAME_LENGTH.
 */
export const checkDisplayName = (name: string): Result<string> => {
  const trimmed = trimName(name)
  const { length } = [...trimmed]
  return length >= 1 && length <= 32 ? accept(trimmed) : refuse('DISPLAY_NAME_LENGTH')
}

/**
 * Gives the text by which two usernames or clan names are the same: without case, invisible signs, and differences of how
 * letters are written, such as composed or wide ones (rulebook 1.8).
 *
 * @example
 * nameKey('Anna') === nameKey('ANNA') // true
 */
export const nameKey = (name: string): string =>
  name
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .toLowerCase()

/** The days from deleting an account to its erasure (rulebook 1.18). */
export const deletionDays = 14

const dayMs = 86_400_000

/** Gives the instant at which a deleted account is erased; until then signing in restores it (rulebook 1.17, 1.18). */
export const erasedAt = (deletedAt: string): string =>
  new Date(epochMs(deletedAt) + deletionDays * dayMs).toISOString()
