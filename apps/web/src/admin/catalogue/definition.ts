import type { CatalogueData, CatalogueFileKind, CatalogueKind, PictureKind } from '@game/domain'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { PageSize } from '../../ui/layout/page-numbers.ts'
import type { FormValues, Typed } from './form-values.ts'

/** What part of a list is looked at. */
export type ListView = { page: number; pageSize: PageSize; phrase: string }

/** Any record of the catalogue; its revision changes with whatever of it changes. */
export type ListedRecord = { id: number; name: string; revision: string }

export type FieldName =
  | 'id'
  | 'name'
  | 'key'
  | 'description'
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

/** How a field of a form is filled in. */
type Control = 'text' | 'area' | 'number' | 'day' | 'country' | 'type' | 'team' | 'role' | 'style' | 'players'
export type FormField = { name: FieldName; control: Control; optional?: true }

type Column<Row> = { head: FieldName; cell: (record: Row) => ReactNode; wide?: true }

/** All that one kind of reference data differs by on the screen. */
export type Definition<Row extends ListedRecord, Body> = {
  kind: CatalogueKind
  /** With an id that one record, or none. */
  useRecords: (
    view: ListView & { id?: number | undefined },
  ) => UseQueryResult<{ records: Row[]; count: number }, { message: string }>
  columns: readonly Column<Row>[]
  fields: readonly FormField[]
  /** Whose picture can be uploaded, under the key in that field. */
  picture?: { kind: PictureKind; field: FieldName }
  /** It is imported from CSV files and exported to them. */
  file?: CatalogueFileKind
  /** A record as its form shows it. */
  values: (record: Row) => FormValues
  /** What add and update send. */
  body: (typed: Typed) => Body
  /** The body flat, as the domain judges it. */
  flat: (body: Body) => CatalogueData
  add: (body: Body) => Promise<unknown>
  /** Upon the revision that the form was begun with. */
  update: (id: number, body: Body, revision: string) => Promise<unknown>
  remove: (removal: { id: number; dryRun?: boolean }) => Promise<{ success: true }>
}

/** Infers the types of a definition and checks them against each other. */
export const define = <Row extends ListedRecord, Body>(
  definition: Definition<Row, Body>,
): Definition<Row, Body> => definition
