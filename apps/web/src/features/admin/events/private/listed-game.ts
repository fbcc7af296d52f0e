import type { Outputs } from '../../../../base/api/client.ts'

export type ListedPrivateGame = Outputs['hosting']['getPrivateEvents']['events'][number]
/** What would become of a game's own players and teams. */
export type Adoption = Pick<Outputs['hosting']['adoptEvent'], 'players' | 'teams'>
