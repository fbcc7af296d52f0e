import type { CatalogueKind } from '@game/domain'
import type { Actor } from '../../account/session/session.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { atomically } from '../../db/atomically.ts'
import type { Context } from '../../http/context.ts'
import { checkFields, refuseViolation } from './check.ts'
import type { Definition } from './definition.ts'
import { getThing, insertThing } from './queries.ts'
import { withRevision } from './revision.ts'

export const addTo =
  <Kind extends CatalogueKind, Body, Thing extends { id: number }, Page, One>(
    definition: Definition<Kind, Body, Thing, Page, One>,
  ) =>
  ({ ctx, input }: { ctx: Context & { actor: Actor }; input: Body }): Promise<One> => {
    const { kind } = definition
    const fields = definition.fields(input)
    checkFields(kind, fields)
    return atomically(ctx.db, async trx => {
      const inserted = insertThing(trx, kind, definition.columns(input))
      const id = await inserted.catch(error => refuseViolation(error, fields))
      await definition.afterSave?.(trx, id, input)
      const after = await getThing(trx, definition, id)
      await recordAudit(trx, { accountId: ctx.actor.id, call: `add-${kind}`, before: null, after })
      return definition.one.of(withRevision(after))
    })
  }
