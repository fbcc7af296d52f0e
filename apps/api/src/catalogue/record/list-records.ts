import type { CatalogueKind } from '@game/domain'
import { allowPageSize } from '../../contract/paging.ts'
import type { Context } from '../../http/context.ts'
import type { Definition } from './definition.ts'
import { countThings, listThings, type Narrowed } from './queries.ts'
import { withRevision } from './revision.ts'

export const listOf =
  <Kind extends CatalogueKind, Body, Thing extends { id: number }, Page, One>(
    definition: Definition<Kind, Body, Thing, Page, One>,
  ) =>
  async ({ ctx, input }: { ctx: Context; input: Narrowed }): Promise<Page> => {
    allowPageSize(ctx.actor, input)
    const things = await listThings(ctx.db, definition, input)
    return definition.page.of(things.map(withRevision), await countThings(ctx.db, definition, input))
  }
