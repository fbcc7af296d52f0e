import type { CatalogueData, CatalogueFileKind, CatalogueKind, PictureKind } from '@game/domain'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { PageSize } from '../../../../base/ui/layout/page-numbers.ts'
import type { FormValues, Typed } from './form-values.ts'

/** The part of a list that is shown. */
export type ListView = { page: number; pageSize: PageSize; phrase: string }

/** Any record of the catalogue; its revision changes with each edit. */
export type ListedRecord = { id: number; name: string; revision: string }

export type FieldName =
  | 'id'
  | 'name'
  | 'key'
  | 'description'
  | 'namePl'
  | 'descriptionPl'
  | 'steamId'
  | 'country'
  | 'birth'
  | 'img'
  | 'team'
  | 'role'
  | 'style'
  | 'players'
  | 'points'
  | 'type'
  | 'rarity'
  | 'mult'
  | 'keyplayType'

/** The control that edits a field. */
type Control = 'text' | 'area' | 'number' | 'day' | 'country' | 'type' | 'team' | 'role' | 'style' | 'players'
export type FormField = { name: FieldName; control: Control; optional?: true }

type Column<Row> = { head: FieldName; cell: (record: Row) => ReactNode; wide?: true }

/** Everything on the screen that differs between the kinds of the catalogue. */
export type Definition<Row extends ListedRecord, Body> = {
  kind: CatalogueKind
  /** Reads a page of records or, with an id, that record if it exists. */
  useRecords: (
    view: ListView & { id?: number | undefined },
  ) => UseQueryResult<{ records: Row[]; count: number }, { message: string }>
  columns: readonly Column<Row>[]
  fields: readonly FormField[]
  /** The kind of picture that can be uploaded, under the key in that field. */
  picture?: { kind: PictureKind; field: FieldName }
  /** The kind of CSV file that it is imported from and exported to. */
  file?: CatalogueFileKind
  /** Returns a record as its form shows it. */
  values: (record: Row) => FormValues
  /** Returns the body of add and update. */
  body: (typed: Typed) => Body
  /** Flattens the body for the domain's checks. */
  flat: (body: Body) => CatalogueData
  add: (body: Body) => Promise<unknown>
  /** Sends the revision that the form was opened with. */
  update: (id: number, body: Body, revision: string) => Promise<unknown>
  remove: (removal: { id: number; dryRun?: boolean }) => Promise<{ success: true }>
}

/** Infers the types of a definition and checks them against each other. */
export const define = <Row extends ListedRecord, Body>(
  definition: Definition<Row, Body>,
): Definition<Row, Body> => definition

/** The properties of every control of a form; `fault` is shown next to it. */
export type ControlProps = {
  label: string
  value: string
  onChange: (value: string) => void
  fault?: string | undefined
  optional?: boolean | undefined
}
