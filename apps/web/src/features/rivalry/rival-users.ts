import type { Outputs } from '../../base/api/client.ts'
import type { ProfileUser } from '../../base/session/current-user.ts'

/** The two users of the page: the lead is that of `one`. */
export type RivalUsers = Record<'one' | 'other', ProfileUser>
/** A card of one of their decks. */
export type RivalCard = Outputs['deck']['getCards']['cards'][number]
