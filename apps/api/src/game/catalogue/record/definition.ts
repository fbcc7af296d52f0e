import type { CatalogueData, CatalogueKind } from '@game/domain'
import type { RawBuilder, Transaction, Updateable } from 'kysely'
import type { z } from 'zod'
import type { Schema } from '../../../ground/db/schema.ts'
import type { Revised } from './revision.ts'
import type { UseQuery } from './use-queries.ts'

export type WithId = { data: { id?: number | undefined }; revision?: string | undefined }

/**
 * Everything that differs between the kinds of reference data; the four handlers are made from it. The table is named
 * after the kind.
 */
export type Definition<Kind extends CatalogueKind, Body, Item extends { id: number }, Page, One> = {
  kind: Kind
  /** The input of add. Fields may be missing: the domain says which are required. */
  added: z.ZodType<Body, Body>
  /** The input of update: that of add with the id and the expected revision. */
  updated: z.ZodType<Body & WithId, Body & WithId>
  /** Flattens the input to the fields as the domain checks them. */
  fields: (body: Body) => CatalogueData
  columns: (body: Body) => Updateable<Schema[Kind]>
  /** Builds the JSON that the wire shows of a row. */
  wire: RawBuilder<Item>
  page: { shape: z.ZodType<Page, Page>; of: (records: Revised<Item>[], count: number) => Page }
  one: { shape: z.ZodType<One, One>; of: (record: Revised<Item>) => One }
  order: 'id' | 'name'
  /** The columns that a phrase is searched in. */
  searched: (keyof Schema[Kind] & string)[]
  /** What prevents removal: queries for the names of what uses a record, by the plural that the refusal shows. */
  uses: Record<string, UseQuery>
  /** Runs before the removal: deletes links and raises the revision of phases whose moves depend on the record. */
  beforeRemove?: (trx: Transaction<Schema>) => Promise<unknown>
  afterSave?: (trx: Transaction<Schema>, id: number, body: Body) => Promise<unknown>
}

/** Infers the types of a definition and checks them against each other. */
export const define = <Kind extends CatalogueKind, Body, Item extends { id: number }, Page, One>(
  definition: Definition<Kind, Body, Item, Page, One>,
): Definition<Kind, Body, Item, Page, One> => definition
