import { createHash } from 'node:crypto'

export type Revised<Item> = Item & { revision: string }

/** The names of a player's team, role and style are not his own: renaming them changes nothing of his. */
const isOwn = (value: unknown): boolean => typeof value !== 'object' || Array.isArray(value)

/**
 * A fingerprint of a thing as its form shows it, a team's players included: whoever changes any of it, by whatever call,
 * makes a form that was read before stale.
 */
export const revisionOf = (thing: object): string => {
  const own = Object.entries(thing).filter(([, value]) => isOwn(value))
  return createHash('sha256').update(JSON.stringify(own)).digest('base64url').slice(0, 22)
}

export const withRevision = <Item extends object>(thing: Item): Revised<Item> => ({
  ...thing,
  revision: revisionOf(thing),
})
