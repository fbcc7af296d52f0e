import { type CatalogueKind, invalidFields, missingFields, utcDay } from '@game/domain'
import type { Transaction } from 'kysely'
import type { Schema } from '../../../ground/db/schema.ts'
import type { Actor } from '../../../ground/session/session.ts'
import { readClock } from '../../../ground/system/clock-queries.ts'
import { keyplay } from '../../catalogue/kinds/keyplay.ts'
import { map } from '../../catalogue/kinds/map.ts'
import { perk } from '../../catalogue/kinds/perk.ts'
import { player } from '../../catalogue/kinds/player.ts'
import { reward } from '../../catalogue/kinds/reward.ts'
import { role } from '../../catalogue/kinds/role.ts'
import { sleeve } from '../../catalogue/kinds/sleeve.ts'
import { style } from '../../catalogue/kinds/style.ts'
import { team } from '../../catalogue/kinds/team.ts'
import type { Definition } from '../../catalogue/record/definition.ts'
import { addRecords as insertAll } from '../../catalogue/record/save-record.ts'
import { catalogueLists, type FileRecord, recordKey, type StoredCatalogue } from './catalogue.ts'
import type { Resolve } from './importing.ts'
import { differences, type Path, type Report } from './report.ts'
import type { FileCatalogue } from './schema.ts'

type Adding = { trx: Transaction<Schema>; actor: Actor; report: Report; lists: FileCatalogue }

/**
 * Creates the records of a file that the game does not have, and leaves the others as they are (rulebook 25.3). Returns how to find the id of
 * a record; one that the file has but that could not be created has a fault already.
 */
export async function addRecords(
  stored: StoredCatalogue,
  { trx, actor, report, lists }: Adding,
): Promise<Resolve> {
  const ids = new Map(
    Object.entries(stored).flatMap(([kind, records]) =>
      [...records].map(([key, { id }]): [string, number] => [`${kind} ${key}`, id]),
    ),
  )
  const listOf = <Kind extends CatalogueKind>(kind: Kind) =>
    (lists[catalogueLists[kind]] ?? []) as readonly FileRecord<Kind>[]
  const resolve: Resolve = (kind, key, path) => {
    const id = ids.get(`${kind} ${key}`)
    if (id === undefined && !listOf(kind).some(record => recordKey(record) === String(key)))
      report.refuse(path, { rule: 'EVENT_FILE_UNKNOWN', facts: { name: String(key) } })
    return id
  }
  const today = utcDay(await readClock(trx))
  /** Adds the new records of a kind; `bodyOf` answers none if a record that it refers to has a fault. */
  const addNew = async <Kind extends CatalogueKind, Body, Item extends { id: number }, Page, One>(
    definition: Definition<Kind, Body, Item, Page, One>,
    bodyOf: (record: FileRecord<Kind>, path: Path) => Body | undefined,
  ): Promise<void> => {
    const { kind } = definition
    const added: { key: string; body: Body }[] = []
    for (const [at, record] of listOf(kind).entries()) {
      const path = ['catalogue', catalogueLists[kind], at]
      const name = record.name ?? recordKey(record)
      const known = stored[kind].get(recordKey(record))
      if (known) {
        const fields = differences(known.record, record)
        if (fields.length > 0) report.keep(path, kind, name, fields)
        else report.same()
      } else if (isComplete(report, path, { kind, record, today })) {
        const body = bodyOf(record, path)
        if (body === undefined) continue
        added.push({ key: recordKey(record), body })
        report.created(path, kind, name)
      }
    }
    const bodies = added.map(({ body }) => body)
    const newIds = await insertAll({ trx, actor }, definition, bodies)
    for (const [at, id] of newIds.entries()) ids.set(`${kind} ${added[at]?.key}`, id)
  }
  await addNew(role, data => ({ data }))
  await addNew(style, data => ({ data }))
  await addNew(map, data => ({ data }))
  await addNew(team, data => ({ data }))
  await addNew(player, ({ team, role, style, ...data }, path) => {
    const links = {
      team: team ? resolve('team', team, [...path, 'team']) : null,
      role: resolve('role', role ?? '', [...path, 'role']),
      style: resolve('style', style ?? '', [...path, 'style']),
    }
    if (Object.values(links).includes(undefined)) return undefined
    return { data, ...links }
  })
  await addNew(reward, data => ({ data }))
  await addNew(perk, data => ({ data }))
  await addNew(keyplay, data => ({ data }))
  await addNew(sleeve, data => ({ data }))
  return resolve
}

/** Whether a new record has everything, by the rules of its form (rulebook 11.16, 11.17); its faults go to the report. */
function isComplete(
  report: Report,
  path: Path,
  { kind, record, today }: { kind: CatalogueKind; record: FileRecord; today: string },
): boolean {
  // Its form has ids in place of the names of role and style.
  const { role, style, ...rest }: Record<string, unknown> = record
  const data = kind === 'player' ? { ...rest, role: role && 1, style: style && 1 } : record
  const missing = missingFields(kind, data)
  const invalid = invalidFields(kind, data, today)
  for (const field of missing) report.refuse([...path, field], { rule: 'VALUE_MISSING', facts: { field } })
  for (const field of invalid) report.refuse([...path, field], { rule: 'VALUE_INVALID', facts: { field } })
  return missing.length + invalid.length === 0
}
