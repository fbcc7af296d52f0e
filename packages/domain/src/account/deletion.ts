import { epochMs } from '../shared/time.ts'

/** The days from deleting an account to its erasure (rulebook 1.18). */
export const deletionDays = 14

const dayMs = 86_400_000

/** Gives the instant at which a deleted account is erased; until then signing in restores it (rulebook 1.17, 1.18). */
export const erasedAt = (deletedAt: string): string =>
  new Date(epochMs(deletedAt) + deletionDays * dayMs).toISOString()
