import type { CatalogueKind } from '@game/domain'
import type { Context } from '../../../ground/call/context.ts'
import { assertPageSize } from '../../../ground/contract/paging.ts'
import type { Definition } from './definition.ts'
import { countRecords, type ListFilter, listRecords } from './record-queries.ts'
import { withRevision } from './revision.ts'

export const listHandler =
  <Kind extends CatalogueKind, Body, Item extends { id: number }, Page, One>(
    definition: Definition<Kind, Body, Item, Page, One>,
  ) =>
  async ({ ctx, input }: { ctx: Context; input: ListFilter }): Promise<Page> => {
    assertPageSize(ctx.actor, input)
    const records = await listRecords(ctx.db, definition, input)
    return definition.page.of(records.map(withRevision), await countRecords(ctx.db, definition, input))
  }
