import { notFound } from '../../../ground/contract/refusal.ts'
import type { Queryable } from '../../../ground/db/db.ts'
import { lockRows } from './edit-queries.ts'

/** Ids of reference data that an edit refers to, by kind. */
export type References = {
  team?: number[]
  player?: number[]
  perk?: number[]
  map?: number[]
  reward?: number[]
}

const namesByKind: [kind: keyof References, name: string][] = [
  ['team', 'Team'],
  ['player', 'Player'],
  ['perk', 'Perk'],
  ['map', 'Map'],
  ['reward', 'Reward'],
]

/** Locks the records that an edit refers to, so that they stay until it ends. 404 if one is missing. */
export async function lockReferences(db: Queryable, eventId: number, references: References): Promise<void> {
  for (const [kind, name] of namesByKind) {
    const ids = new Set(references[kind])
    if (ids.size === 0) continue
    const locked = await lockRows(db, eventId, kind, [...ids])
    if (locked.length < ids.size) notFound(name)
  }
}
