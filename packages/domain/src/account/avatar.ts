import { nameKey } from './account.ts'

/** The drawn avatars that a player may choose from; the key of a picture each, and what `account.avatar` holds (rules.md 11). */
export const avatars = [
  'wolf',
  'fox',
  'lion',
  'bear',
  'owl',
  'shark',
  'cobra',
  'raven',
  'bull',
  'ram',
  'phoenix',
  'spartan',
  'crown',
  'bolt',
  'blades',
  'dragon',
] as const
export type Avatar = (typeof avatars)[number]

export const isAvatar = (key: string): key is Avatar => avatars.some(avatar => avatar === key)

/**
 * The avatar that a new account gets: always the same one for a username, whatever its case (docs/rules.md). A sum of the
 * characters, each shifted past the one before, spreads names evenly enough and can be redone in any language.
 */
export const firstAvatar = (username: string): Avatar => {
  let sum = 0
  for (const character of nameKey(username)) sum = (sum * 31 + character.charCodeAt(0)) % 65_521
  return avatars[sum % avatars.length] ?? avatars[0]
}
