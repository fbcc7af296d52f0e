import type { CatalogueData, CatalogueKind } from '@game/domain'
import type { RawBuilder, Transaction, Updateable } from 'kysely'
import type { z } from 'zod'
import type { Schema } from '../../db/schema.ts'
import type { Revised } from './revision.ts'
import type { Users } from './use-queries.ts'

export type WithId = { data: { id?: number | undefined }; revision?: string | undefined }

/**
 * All that one kind of reference data differs by; its get, add, update and remove are made of it. Its table bears the
 * name of the kind.
 */
export type Definition<Kind extends CatalogueKind, Body, Item extends { id: number }, Page, One> = {
  kind: Kind
  /** What add takes. Fields may be missing: the domain says which are needed, in its words. */
  added: z.ZodType<Body, Body>
  /** What update takes: the same with the id. */
  updated: z.ZodType<Body & WithId, Body & WithId>
  /** The body flat, as the form and the domain see it. */
  fields: (body: Body) => CatalogueData
  columns: (body: Body) => Updateable<Schema[Kind]>
  /** A row of the table as a thing of the wire. */
  wire: RawBuilder<Item>
  page: { shape: z.ZodType<Page, Page>; of: (things: Revised<Item>[], count: number) => Page }
  one: { shape: z.ZodType<One, One>; of: (thing: Revised<Item>) => One }
  order: 'id' | 'name'
  /** The columns a phrase is looked for in. */
  searched: (keyof Schema[Kind] & string)[]
  /** What forbids removing a thing: by a plural, the users' names, as a statement that selects `name`. */
  uses: Record<string, Users>
  /** Links of its own, and the phases in which moves are judged by the thing. */
  beforeRemove?: (trx: Transaction<Schema>) => Promise<unknown>
  afterSave?: (trx: Transaction<Schema>, id: number, body: Body) => Promise<unknown>
}

/** Infers the types of a definition and checks them against each other. */
export const define = <Kind extends CatalogueKind, Body, Item extends { id: number }, Page, One>(
  definition: Definition<Kind, Body, Item, Page, One>,
): Definition<Kind, Body, Item, Page, One> => definition
