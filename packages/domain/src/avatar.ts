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
