import type { Outputs } from '../../base/api/client.ts'

export type PrivateGame = Outputs['event']['getEvent']['event']
/** The circle of a private game, and what it has besides. */
export type Hosted = Outputs['hosting']['getParticipants']
