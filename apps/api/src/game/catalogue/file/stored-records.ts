import {
  type CatalogueFileCells,
  type CatalogueFileKind,
  type CatalogueFileLinks,
  nameOrId,
} from '@game/domain'
import type { Queryable } from '../../../ground/db/db.ts'
import { listNames, listPlayers, listTeams } from './file-queries.ts'

/** The records a file is compared with, as cells by key, and what cells may refer to. */
export type StoredRecords = {
  records: Map<string, CatalogueFileCells>
  ids: Map<string, number>
  links: CatalogueFileLinks
  /** Team ids by team key. */
  teams: Map<string, number>
}

const noLinks = { roles: [], styles: [], teams: [] }

async function readTeams(db: Queryable, lock: boolean): Promise<StoredRecords> {
  const rows = await listTeams(db, lock ? 'for no key update' : undefined)
  const ids = new Map(rows.map(({ id, key }) => [key, id]))
  return {
    records: new Map(rows.map(({ key, name }) => [key, { key, name }])),
    ids,
    links: noLinks,
    teams: ids,
  }
}

/** Locks teams before players, in the order `setPlayersOfTeam` does; the other order could deadlock. */
async function readPlayers(db: Queryable, lock: boolean): Promise<StoredRecords> {
  const link = lock ? 'for key share' : undefined
  const teams = await listTeams(db, link)
  const roles = await listNames(db, 'role', link)
  const styles = await listNames(db, 'style', link)
  const players = await listPlayers(db, lock ? 'for no key update' : undefined)
  const keys = new Map(teams.map(({ id, key }) => [id, key]))
  const textOf = (id: number, all: typeof roles) => {
    const found = all.find(each => each.id === id)
    return found ? nameOrId(found, all) : String(id)
  }
  const records = players.map(
    ({ steam_id: steamId, name, country, birth, img, ...row }): [string, CatalogueFileCells] => {
      const team = keys.get(row.team_id ?? 0) ?? ''
      const role = textOf(row.role_id, roles)
      const style = textOf(row.style_id, styles)
      return [steamId, { steamId, name, country, birth, role, style, team, img }]
    },
  )
  return {
    records: new Map(records),
    ids: new Map(players.map(row => [row.steam_id, row.id])),
    links: { roles, styles, teams },
    teams: new Map(teams.map(({ id, key }) => [key, id])),
  }
}

const readers = { player: readPlayers, team: readTeams } as const satisfies Record<CatalogueFileKind, unknown>

/** Reads all records of a kind; with `hold`, no other transaction can change them until this one ends. */
export const readStoredRecords = (
  db: Queryable,
  kind: CatalogueFileKind,
  lock = false,
): Promise<StoredRecords> => readers[kind](db, lock)
