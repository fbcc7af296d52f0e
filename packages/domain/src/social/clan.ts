import { trimName } from '../account/account.ts'
import { accept, type Result, refuse } from '../shared/result.ts'
import { type ClanRole, clanRole } from '../shared/vocabulary.ts'

/** A user's role in the clan in question, null for a user who is not in it. */
export type RoleInClan = ClanRole | null

/**
 * Checks a clan name and gives it trimmed: 3 to 32 characters, counted as code points; `nameKey` tells whether it is taken
 * (rulebook 10.7). Refuses CLAN_NAME_LENGTH.
 */
export const checkClanName = (name: string): Result<string> => {
  const trimmed = trimName(name)
  const { length } = [...trimmed]
  return length >= 3 && length <= 32 ? accept(trimmed) : refuse('CLAN_NAME_LENGTH')
}

/** Checks that a user may join or found a clan; `clanId` is that of the present clan (rulebook 10.8). Refuses ALREADY_IN_CLAN. */
export const checkClanJoin = (clanId: number | null): Result<null> =>
  clanId === null ? accept(null) : refuse('ALREADY_IN_CLAN')

/** Checks that a member may leave the clan (rulebook 10.10). Refuses NOT_IN_CLAN, OWNER_CANNOT_LEAVE. */
export const checkClanLeave = (role: RoleInClan): Result<null> => {
  if (role === null) return refuse('NOT_IN_CLAN')
  return role === clanRole.owner ? refuse('OWNER_CANNOT_LEAVE') : accept(null)
}

/** Checks that a user may rename a clan, change its picture or delete it: its owner (rulebook 10.13). Refuses CLAN_RIGHTS. */
export const checkClanEdit = (role: RoleInClan): Result<null> =>
  role === clanRole.owner ? accept(null) : refuse('CLAN_RIGHTS')

/**
 * Checks that a user may remove a member: the owner anybody else, a moderator plain members (rulebook 10.14). Refuses
 * CLAN_RIGHTS, NOT_IN_CLAN.
 */
export const checkMemberRemoval = (actor: RoleInClan, member: RoleInClan): Result<null> => {
  if (actor !== clanRole.owner && actor !== clanRole.moderator) return refuse('CLAN_RIGHTS')
  if (member === null) return refuse('NOT_IN_CLAN')
  if (member === clanRole.owner) return refuse('CLAN_RIGHTS')
  return actor === clanRole.owner || member === clanRole.member ? accept(null) : refuse('CLAN_RIGHTS')
}

/**
 * Checks that a user may give a member a role: the owner makes and unmakes moderators; nobody is made owner, and the
 * owner's role stays (rulebook 10.15). Refuses CLAN_RIGHTS, NOT_IN_CLAN.
 */
export const checkClanRole = (actor: RoleInClan, member: RoleInClan, role: ClanRole): Result<null> => {
  if (actor !== clanRole.owner) return refuse('CLAN_RIGHTS')
  if (member === null) return refuse('NOT_IN_CLAN')
  return member === clanRole.owner || role === clanRole.owner ? refuse('CLAN_RIGHTS') : accept(null)
}
