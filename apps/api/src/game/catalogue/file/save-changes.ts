import {
  type CatalogueChange,
  type CatalogueFileCells,
  type CatalogueFileKind,
  findByNameOrId,
} from '@game/domain'
import type { Transaction } from 'kysely'
import type { Schema } from '../../../ground/db/schema.ts'
import { refuseViolation } from '../record/check.ts'
import { touchPhasesOfPlayers } from '../record/record-queries.ts'
import { type FileRow, insertRows, updateRows } from './file-queries.ts'
import type { StoredRecords } from './stored-records.ts'

const rowOf = {
  team: ({ key = '', name = '' }) => ({ key, name }),
  player: ({ steamId = '', name = '', country = '', birth = '', img = '', ...cells }, { links, teams }) => ({
    steam_id: steamId,
    name,
    country,
    birth,
    img,
    team_id: teams.get(cells.team ?? '') ?? null,
    role_id: findByNameOrId(cells.role ?? '', links.roles)?.id ?? null,
    style_id: findByNameOrId(cells.style ?? '', links.styles)?.id ?? null,
  }),
} as const satisfies Record<CatalogueFileKind, (cells: CatalogueFileCells, stored: StoredRecords) => FileRow>

/** Saves the changes of a file and raises the revision of phases that list a changed player. */
export async function saveChanges(
  trx: Transaction<Schema>,
  kind: CatalogueFileKind,
  stored: StoredRecords,
  changes: readonly CatalogueChange[],
): Promise<void> {
  const rows = changes.map(({ key, after }): FileRow => {
    const id = stored.ids.get(key)
    return { ...(id !== undefined && { id }), ...rowOf[kind](after, stored) }
  })
  const added = rows.filter(row => row.id === undefined)
  const changed = rows.filter(row => row.id !== undefined)
  await insertRows(trx, kind, added).catch(error => refuseViolation(error, {}))
  await updateRows(trx, kind, changed)
  if (kind === 'player') await touchPhasesOfPlayers(trx, idsOf(changed))
}

const idsOf = (rows: readonly FileRow[]): number[] => rows.map(row => Number(row.id))
