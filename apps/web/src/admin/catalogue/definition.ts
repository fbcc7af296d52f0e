import type { CatalogueData, CatalogueKind, PictureKind } from '@game/domain'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { PageSize } from '../../ui/page-numbers.ts'
import type { FormValues, Typed } from './form-values.ts'

/** What part of a list is looked at. */
export type ListView = { page: number; pageSize: PageSize; phrase: string }

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

type Column<Thing> = { head: FieldName; cell: (thing: Thing) => ReactNode; wide?: true }

/** All that one kind of reference data differs by on the screen. */
export type Definition<Thing extends { id: number; name: string }, Body> = {
  kind: CatalogueKind
  useThings: (view: ListView) => UseQueryResult<{ things: Thing[]; count: number }, { message: string }>
  columns: readonly Column<Thing>[]
  fields: readonly FormField[]
  /** Whose picture can be uploaded, under the key in that field. */
  picture?: { kind: PictureKind; field: FieldName }
  /** A thing as its form shows it. */
  values: (thing: Thing) => FormValues
  /** What add and update send. */
  body: (typed: Typed) => Body
  /** The body flat, as the domain judges it. */
  flat: (body: Body) => CatalogueData
  add: (body: Body) => Promise<unknown>
  update: (id: number, body: Body) => Promise<unknown>
  remove: (id: number) => Promise<unknown>
}

/** Infers the types of a definition and checks them against each other. */
export const define = <Thing extends { id: number; name: string }, Body>(
  definition: Definition<Thing, Body>,
): Definition<Thing, Body> => definition
