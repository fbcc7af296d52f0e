import { notFound } from '../../contract/refusal.ts'
import type { Queryable } from '../../db/db.ts'
import { lockRows } from './queries.ts'

/** Ids of reference data that an edit refers to, by kind. */
export type References = {
  team?: number[]
  player?: number[]
  perk?: number[]
  map?: number[]
  reward?: number[]
}

const names: [kind: keyof References, name: string][] = [
  ['team', 'Team'],
  ['player', 'Player'],
  ['perk', 'Perk'],
  ['map', 'Map'],
  ['reward', 'Reward'],
]

/** Locks the records that an edit refers to, so that they stay until it is done. 404 if one is missing. */
export async function lockReferences(db: Queryable, cited: References): Promise<void> {
  for (const [kind, name] of names) {
    const ids = new Set(cited[kind])
    if (ids.size === 0) continue
    const held = await lockRows(db, kind, [...ids])
    if (held.length < ids.size) notFound(name)
  }
}
