import { accept, type Result, refuse } from '../shared/result.ts'
import { dayMs, epochMs } from '../shared/time.ts'
import { checkVisibleName } from './name.ts'

const invisibleEnds = /^[\s\p{Cc}\p{Cf}]+|[\s\p{Cc}\p{Cf}]+$/gu

/** Removes spaces and other invisible characters from both ends of a name; names are stored like this (rulebook 1.9). */
export const trimName = (name: string): string => name.replace(invisibleEnds, '')

/**
 * Checks a display name and returns it trimmed: 1 to 32 characters, counted as code points (rulebook 1.9), and not
 * confusable with another name (rulebook 1.23). The user's `present` name is always accepted. Refuses DISPLAY_NAME_LENGTH,
 * NAME_INVISIBLE, NAME_ALPHABETS, NAME_RESERVED.
 */
export const checkDisplayName = (name: string, present?: string): Result<string> => {
  const trimmed = trimName(name)
  const { length } = [...trimmed]
  if (length < 1 || length > 32) return refuse('DISPLAY_NAME_LENGTH')
  return trimmed === present ? accept(trimmed) : checkVisibleName(trimmed)
}

/** The days from deleting an account to its erasure (rulebook 1.18). */
export const deletionDays = 14

/**
 * Returns the instant at which a deleted account is erased, as ISO 8601; until then signing in restores the account
 * (rulebook 1.17, 1.18).
 */
export const erasedAt = (deletedAt: string): string =>
  new Date(epochMs(deletedAt) + deletionDays * dayMs).toISOString()
