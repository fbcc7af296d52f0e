import { trimName } from '../account/account.ts'
import { checkVisibleName } from '../account/name.ts'
import { accept, type Result, refuse } from '../shared/result.ts'
import { type ClanRole, clanRole } from '../shared/vocabulary.ts'

/** A user's role in the clan in question, null for a user who is not in it. */
export type RoleInClan = ClanRole | null

/**
 * Checks a clan name and returns it trimmed: 3 to 32 characters, counted as code points; whether it is taken is decided by
 * `nameKey` (rulebook 10.7). It must not be confusable with another name (rulebook 1.23). The clan's `present` name is
 * always accepted. Refuses CLAN_NAME_LENGTH, NAME_INVISIBLE, NAME_ALPHABETS, NAME_RESERVED.
 */
export const checkClanName = (name: string, present?: string): Result<string> => {
  const trimmed = trimName(name)
  const { length } = [...trimmed]
  if (length < 3 || length > 32) return refuse('CLAN_NAME_LENGTH')
  return trimmed === present ? accept(trimmed) : checkVisibleName(trimmed)
}

/**
 * Checks that a user can join or found a clan; `clanId` is the user's present clan, null for none (rulebook 10.8). A user
 * whom the owner has blocked cannot join (rulebook 10.26). Refuses ALREADY_IN_CLAN, CLAN_BLOCKED.
 */
export const checkClanJoin = (clanId: number | null, blockedByOwner = false): Result<null> => {
  if (clanId !== null) return refuse('ALREADY_IN_CLAN')
  return blockedByOwner ? refuse('CLAN_BLOCKED') : accept(null)
}

/** Checks that a member can leave the clan (rulebook 10.10). Refuses NOT_IN_CLAN, OWNER_CANNOT_LEAVE. */
export const checkClanLeave = (role: RoleInClan): Result<null> => {
  if (role === null) return refuse('NOT_IN_CLAN')
  return role === clanRole.owner ? refuse('OWNER_CANNOT_LEAVE') : accept(null)
}

/**
 * Checks that a user can rename a clan, change its picture or delete it: only its owner can (rulebook 10.13). Refuses
 * CLAN_RIGHTS.
 */
export const checkClanEdit = (role: RoleInClan): Result<null> =>
  role === clanRole.owner ? accept(null) : refuse('CLAN_RIGHTS')

/**
 * Checks that a user can remove a member: the owner can remove any other member, a moderator only plain members (rulebook
 * 10.14). Refuses CLAN_RIGHTS, NOT_IN_CLAN.
 */
export const checkMemberRemoval = (actor: RoleInClan, member: RoleInClan): Result<null> => {
  if (actor !== clanRole.owner && actor !== clanRole.moderator) return refuse('CLAN_RIGHTS')
  if (member === null) return refuse('NOT_IN_CLAN')
  if (member === clanRole.owner) return refuse('CLAN_RIGHTS')
  return actor === clanRole.owner || member === clanRole.member ? accept(null) : refuse('CLAN_RIGHTS')
}

/**
 * Checks that a user can change a member's role: only the owner can, between member and moderator; no member can become
 * owner, and the owner's role cannot change (rulebook 10.15). Refuses CLAN_RIGHTS, NOT_IN_CLAN.
 */
export const checkClanRole = (actor: RoleInClan, member: RoleInClan, role: ClanRole): Result<null> => {
  if (actor !== clanRole.owner) return refuse('CLAN_RIGHTS')
  if (member === null) return refuse('NOT_IN_CLAN')
  return member === clanRole.owner || role === clanRole.owner ? refuse('CLAN_RIGHTS') : accept(null)
}
