import { accept, type Result, refuse } from '../shared/result.ts'
import { epochMs } from '../shared/time.ts'
import { checkVisibleName } from './name.ts'

const invisibleEnds = /^[\s\p{Cc}\p{Cf}]+|[\s\p{Cc}\p{Cf}]+$/gu

/** Takes spaces and anything else invisible off the ends of a name, which is how it is stored (rulebook 1.9). */
export const trimName = (name: string): string => name.replace(invisibleEnds, '')

/**
 * Checks a display name and returns it trimmed: 1 to 32 characters, counted as code points (rulebook 1.9), that cannot be
 * taken for another (rulebook 1.23). The `present` one may always stay. Refuses DISPLAY_NAME_LENGTH, NAME_INVISIBLE,
 * NAME_ALPHABETS, NAME_RESERVED.
 */
export const checkDisplayName = (name: string, present?: string): Result<string> => {
  const trimmed = trimName(name)
  const { length } = [...trimmed]
  if (length < 1 || length > 32) return refuse('DISPLAY_NAME_LENGTH')
  return trimmed === present ? accept(trimmed) : checkVisibleName(trimmed)
}

/** The days from deleting an account to its erasure (rulebook 1.18). */
export const deletionDays = 14

const dayMs = 86_400_000

/** Returns the instant at which a deleted account is erased; until then signing in restores it (rulebook 1.17, 1.18). */
export const erasedAt = (deletedAt: string): string =>
  new Date(epochMs(deletedAt) + deletionDays * dayMs).toISOString()
