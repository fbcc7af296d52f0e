import { frozen } from '../shared/value/frozen.ts'
import { nameKey } from './name-key.ts'

/** The keys of the drawn avatars that a user can choose from (rulebook 1.10). */
export const avatars = frozen([
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
] as const)
/** The key of an avatar. */
export type Avatar = (typeof avatars)[number]

/** Whether a text is the key of an avatar (rulebook 1.10). */
export const isAvatar = (key: string): key is Avatar => avatars.some(avatar => avatar === key)

/**
 * Returns the avatar of a new account: always the same one for a username, in upper or lower case (rulebook 1.10). The
 * choice is a hash of the characters that is easy to compute in any language.
 *
 * @example
 * firstAvatar('Maja_wwa') === firstAvatar('maja_wwa') // true
 */
export const firstAvatar = (username: string): Avatar => {
  let sum = 0
  for (const character of nameKey(username)) sum = (sum * 31 + character.charCodeAt(0)) % 65_521
  return avatars[sum % avatars.length] ?? avatars[0]
}
