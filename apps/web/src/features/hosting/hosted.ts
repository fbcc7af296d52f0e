import { hasLocked, isDated } from '@game/domain'
import type { Outputs } from '../../base/api/client.ts'

export type PrivateGame = Outputs['event']['getEvent']['event']
/** The circle of a private game, and what it has besides. */
export type Hosted = Outputs['hosting']['getParticipants']

/** Whether a phase of a private game has locked: there is something to rank, and to complete. */
export const hasBegun = ({ phases }: PrivateGame, now: string): boolean =>
  phases.some(phase => isDated(phase) && hasLocked(phase, now))
