import type { NewsState } from '@game/domain'
import type { Queryable } from '../../../ground/db/db.ts'

/** A player whom a phase lists for a team, with what is said of the player. */
export type ListedPlayer = { phaseIndex: number; teamId: number; playerId: number; news: NewsState | null }

/** Lists the players of all phases of an event. */
export const listExpectedPlayers = (db: Queryable, eventId: number): Promise<ListedPlayer[]> =>
  db
    .selectFrom('phase_player')
    .where('event_id', '=', eventId)
    .select(['phase_index as phaseIndex', 'team_id as teamId', 'player_id as playerId', 'news'])
    .execute()
