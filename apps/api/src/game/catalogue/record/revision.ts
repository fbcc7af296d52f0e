import { createHash } from 'node:crypto'

export type Revised<Item> = Item & { revision: string }

/** The names of a player's team, role and style belong to other records: renaming those does not change the player. */
const isOwn = (value: unknown): boolean => typeof value !== 'object' || Array.isArray(value)

/**
 * A hash of the record as its form shows it, a team's players included. Any change, by any call, makes a form that was
 * opened before stale (rulebook 11.22).
 */
export const revisionOf = (record: object): string => {
  const own = Object.entries(record).filter(([, value]) => isOwn(value))
  return createHash('sha256').update(JSON.stringify(own)).digest('base64url').slice(0, 22)
}

export const withRevision = <Item extends object>(record: Item): Revised<Item> => ({
  ...record,
  revision: revisionOf(record),
})
