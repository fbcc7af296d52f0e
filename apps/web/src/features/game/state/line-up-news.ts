import type { Phase } from './game-event.ts'

/** What an organiser says of a listed player (rulebook 18.15). */
type News = NonNullable<Phase['teams'][number]['players'][number]['news']>

/** Finds what is said of a player of a phase; null for nothing. */
export const newsOf = ({ teams }: Pick<Phase, 'teams'>, playerId: number): News | null =>
  teams.flatMap(({ players }) => players).find(each => each.playerId === playerId)?.news ?? null
