import { hasOwnId, invalidFields, isIdTaken, missingFields, type Refusal, utcDay } from '@game/domain'
import { useState } from 'react'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { useIsChanged } from '../form/unsaved.tsx'
import type { Edited } from './catalogue-tab.ts'
import type { Definition, ListedRecord } from './controls/definition.ts'
import { type FormValues, Typed } from './controls/form-values.ts'

/** Reads the record with that id; undefined if there is none. */
function useRecord<Row extends ListedRecord, Body>(
  { useRecords }: Definition<Row, Body>,
  id: number | undefined,
): Row | undefined {
  const { data } = useRecords({ page: 1, pageSize: 10, phrase: '', id })
  return data?.records.find(record => record.id === id)
}

/**
 * Returns the id after the highest of a kind whose ids admins set; undefined while it is being read and for other kinds.
 * The lists of these kinds are sorted by id, so the highest id is on the last page.
 */
function useNextId<Row extends ListedRecord, Body>({
  kind,
  useRecords,
}: Definition<Row, Body>): number | undefined {
  const pageSize = hasOwnId(kind) ? 100 : 10
  const first = useRecords({ page: 1, pageSize, phrase: '' }).data
  const pages = Math.max(1, Math.ceil((first?.count ?? 0) / pageSize))
  const last = useRecords({ page: pages, pageSize, phrase: '' }).data
  if (!hasOwnId(kind) || !first || !last) return undefined
  return Math.max(0, ...first.records.map(({ id }) => id), ...last.records.map(({ id }) => id)) + 1
}

/** Keeps a catalogue form and checks it live with the domain's rules: missing fields, invalid ones, an id already taken. Offers the next free id. */
export function useCatalogueForm<Row extends ListedRecord, Body>(
  definition: Definition<Row, Body>,
  edited: Edited | undefined,
  prefilled: FormValues = {},
) {
  const { t } = useTranslation('admin-catalogue')
  const [typed, setTyped] = useState<FormValues>(edited?.values ?? prefilled)
  const { kind, fields } = definition
  const nextId = useNextId(definition)
  const values: FormValues =
    edited || typed.id !== undefined || nextId === undefined ? typed : { ...typed, id: String(nextId) }
  const body = definition.body(new Typed(values))
  const data = definition.flat(body)
  const missing = missingFields(kind, data)
  const invalid = new Set(invalidFields(kind, data, utcDay(new Date().toISOString())))
  const current = useRecord(definition, edited?.id ?? new Typed(values).number('id'))
  const taken = hasOwnId(kind) && isIdTaken(Number(data.id), current ? [current.id] : [], edited?.id ?? null)
  // Typed text that is not a number would otherwise only be reported as missing.
  const unread = fields.filter(
    ({ name, control }) => control === 'number' && values[name] && data[name] === undefined,
  )
  for (const { name } of unread) invalid.add(name)
  /** Returns why the form cannot be saved; null if it can. */
  const refusalOf = (): Omit<Refusal, 'ok'> | null => {
    if (taken) return { rule: 'ID_TAKEN', facts: { id: Number(data.id) } }
    if (missing.length === 0 && invalid.size === 0) return null
    return { rule: kind === 'team' ? 'TEAM_INCOMPLETE' : 'CATALOGUE_INCOMPLETE' }
  }
  return {
    values,
    set: (name: string, value: string | readonly number[]) =>
      setTyped(before => ({ ...before, [name]: value })),
    body,
    isChanged: useIsChanged(typed),
    /** The record with the form's id as it is stored. */
    current,
    missing,
    isInvalid: (name: string) => invalid.has(name),
    faultOf: (name: string) => (name === 'id' && taken ? t('idTaken', { id: Number(data.id) }) : undefined),
    refusal: refusalOf(),
  }
}
