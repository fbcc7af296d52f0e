import { clanRole } from '@game/domain'
import { z } from 'zod'
import { avatar, username } from '../../../ground/contract/fields.ts'
import { id } from '../../../ground/contract/shapes.ts'

/** A user as leagues name them; a deleted one is called `deleted user`. */
export const leagueUser = z.object({ id, username, avatar }).meta({ id: 'LeagueUser' })
export type LeagueUser = z.infer<typeof leagueUser>

/** The roles in a league are those in a clan (rulebook 10.12). */
export const role = z.literal([clanRole.owner, clanRole.member, clanRole.moderator])
