import type { CatalogueKind } from '@game/domain'
import type { Queryable } from '../../../ground/db/db.ts'
import { keyplay } from '../../catalogue/kinds/keyplay.ts'
import { map } from '../../catalogue/kinds/map.ts'
import { perk } from '../../catalogue/kinds/perk.ts'
import { player } from '../../catalogue/kinds/player.ts'
import { reward } from '../../catalogue/kinds/reward.ts'
import { role } from '../../catalogue/kinds/role.ts'
import { sleeve } from '../../catalogue/kinds/sleeve.ts'
import { style } from '../../catalogue/kinds/style.ts'
import { team } from '../../catalogue/kinds/team.ts'
import { listRecords } from '../../catalogue/record/record-queries.ts'
import type { FileCatalogue } from './schema.ts'

/** Where records of each kind are in an event file, in the order in which they are created: links before what uses them. */
export const catalogueLists = {
  role: 'roles',
  style: 'styles',
  map: 'maps',
  team: 'teams',
  player: 'players',
  reward: 'rewards',
  perk: 'perks',
  keyplay: 'keyplays',
  sleeve: 'sleeves',
} as const satisfies Record<CatalogueKind, keyof FileCatalogue>

type ListOf<Kind extends CatalogueKind> = (typeof catalogueLists)[Kind]
/** A record as event files have it. */
export type FileRecord<Kind extends CatalogueKind = CatalogueKind> = NonNullable<
  FileCatalogue[ListOf<Kind>]
>[number]

/** What identifies a record in every game: a key, a SteamID, a name, or the id that admins give. */
export const recordKey = (record: FileRecord): string =>
  'key' in record
    ? record.key
    : 'steamId' in record
      ? record.steamId
      : 'id' in record
        ? String(record.id)
        : record.name

/** A record of this game: its id here, and how a file writes it. */
export type Stored<Kind extends CatalogueKind = CatalogueKind> = { id: number; record: FileRecord<Kind> }
/** The catalogue of this game, each kind by what identifies its records. */
export type StoredCatalogue = { readonly [Kind in CatalogueKind]: Map<string, Stored<Kind>> }

/** Reads the whole catalogue. */
export async function readCatalogue(db: Queryable): Promise<StoredCatalogue> {
  return {
    role: storedBy(await all(db, role), describedRecord),
    style: storedBy(await all(db, style), describedRecord),
    map: storedBy(await all(db, map), ({ name }) => ({ name })),
    team: storedBy(await all(db, team), ({ key, name }) => ({ key, name })),
    player: storedBy(await all(db, player), ({ steamId, name, country, birth, role, style, team, img }) => ({
      ...{ steamId, name, country, birth },
      ...{ role: role.name, style: style.name, team: team?.key ?? null, img },
    })),
    reward: storedBy(await all(db, reward), ({ id, namePl, descriptionPl, ...rest }) => ({
      ...{ id, ...describedRecord(rest), ...polishOf({ namePl, descriptionPl }) },
    })),
    perk: storedBy(
      await all(db, perk),
      ({ id, name, namePl, description, descriptionPl, rarity, mult, keyplayType }) => ({
        ...{ id, name, ...polishOf({ namePl, descriptionPl }), description },
        ...{ rarity, mult, keyplayType },
      }),
    ),
    keyplay: storedBy(await all(db, keyplay), ({ id, name, namePl, points, type }) => ({
      ...{ id, name, ...polishOf({ namePl }), points, type },
    })),
    sleeve: storedBy(await all(db, sleeve), ({ id, name, namePl, description, descriptionPl, mult }) => ({
      ...{ id, name, ...polishOf({ namePl, descriptionPl }), description, mult },
    })),
  }
}

const mostRecords = 1_000_000

const all = <Item>(db: Queryable, definition: Parameters<typeof listRecords<Item>>[1]): Promise<Item[]> =>
  listRecords(db, { ...definition, order: 'id' }, { page: 1, pageSize: mostRecords, phrase: '' })

/** Of several records with one name the first counts. */
function storedBy<Item extends { id: number }, Kind extends CatalogueKind>(
  items: readonly Item[],
  recordOf: (item: Item) => FileRecord<Kind>,
): Map<string, Stored<Kind>> {
  const stored = new Map<string, Stored<Kind>>()
  for (const item of items) {
    const record = recordOf(item)
    const key = recordKey(record)
    if (!stored.has(key)) stored.set(key, { id: item.id, record })
  }
  return stored
}

const describedRecord = ({ name, description }: { name: string; description: string }) => ({
  name,
  description,
})

/** Leaves out Polish texts that a record does not have. */
const polishOf = (texts: Record<string, string | null>): { namePl?: string; descriptionPl?: string } =>
  Object.fromEntries(Object.entries(texts).flatMap(([name, text]) => (text ? [[name, text]] : [])))
