import { trimName } from '../account/account.ts'
import { accept, type Result, refuse } from '../shared/result.ts'
import { type ClanRole, clanRole } from '../shared/vocabulary.ts'

/** 3 to 32 characters, not halves of them, by `trimName` (rules.md 9); unique by `nameKey`. Refuses CLAN_NAME_LENGTH. */
export const checkClanName = (name: string): Result<string> => {
  const trimmed = trimName(name)
  const { length } = [...trimmed]
  return length >= 3 && length <= 32 ? accept(trimmed) : refuse('CLAN_NAME_LENGTH')
}

/** A user is in at most one clan (admin-social.md 4). `clanId` is his present one. Refuses ALREADY_IN_CLAN. */
export const checkClanJoin = (clanId: number | null): Result<null> =>
  clanId === null ? accept(null) : refuse('ALREADY_IN_CLAN')

/** A member's role in the clan spoken of, null for everybody else. */
export type RoleInClan = ClanRole | null

/** Refuses NOT_IN_CLAN, OWNER_CANNOT_LEAVE (rules.md 9). */
export const checkClanLeave = (role: RoleInClan): Result<null> => {
  if (role === null) return refuse('NOT_IN_CLAN')
  return role === clanRole.owner ? refuse('OWNER_CANNOT_LEAVE') : accept(null)
}

/** Renaming, the picture and deleting are the owner's (rules.md 11). Refuses CLAN_RIGHTS. */
export const checkClanEdit = (role: RoleInClan): Result<null> =>
  role === clanRole.owner ? accept(null) : refuse('CLAN_RIGHTS')

/** The owner removes anybody else, a moderator plain members (rules.md 11). Refuses CLAN_RIGHTS, NOT_IN_CLAN. */
export const checkMemberRemoval = (actor: RoleInClan, member: RoleInClan): Result<null> => {
  if (actor !== clanRole.owner && actor !== clanRole.moderator) return refuse('CLAN_RIGHTS')
  if (member === null) return refuse('NOT_IN_CLAN')
  if (member === clanRole.owner) return refuse('CLAN_RIGHTS')
  return actor === clanRole.owner || member === clanRole.member ? accept(null) : refuse('CLAN_RIGHTS')
}

/**
 * The owner makes and unmakes moderators; nobody is made owner, and the owner's role stays (rules.md 11). Refuses
 * CLAN_RIGHTS, NOT_IN_CLAN.
 */
export const checkClanRole = (actor: RoleInClan, member: RoleInClan, role: ClanRole): Result<null> => {
  if (actor !== clanRole.owner) return refuse('CLAN_RIGHTS')
  if (member === null) return refuse('NOT_IN_CLAN')
  return member === clanRole.owner || role === clanRole.owner ? refuse('CLAN_RIGHTS') : accept(null)
}
