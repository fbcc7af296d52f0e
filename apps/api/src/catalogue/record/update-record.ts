import { type CatalogueKind, checkUnchanged } from '@game/domain'
import type { Actor } from '../../account/session/session.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { allow } from '../../contract/refusal.ts'
import { atomically } from '../../db/atomically.ts'
import type { Context } from '../../http/context.ts'
import { checkFields, refuseIncomplete, refuseViolation } from './check.ts'
import type { Definition, WithId } from './definition.ts'
import { getThing, lockThing, updateThing } from './queries.ts'
import { revisionOf, withRevision } from './revision.ts'

export const updateIn =
  <Kind extends CatalogueKind, Body, Thing extends { id: number }, Page, One>(
    definition: Definition<Kind, Body, Thing, Page, One>,
  ) =>
  ({ ctx, input }: { ctx: Context & { actor: Actor }; input: Body & WithId }): Promise<One> => {
    const { kind } = definition
    const fields = definition.fields(input)
    checkFields(kind, fields)
    const id = input.data.id ?? refuseIncomplete(kind)
    return atomically(ctx.db, async trx => {
      await lockThing(trx, kind, id)
      const before = await getThing(trx, definition, id)
      allow(checkUnchanged(revisionOf(before), input.revision))
      const updated = updateThing(trx, kind, id, definition.columns(input))
      await updated.catch(error => refuseViolation(error, fields))
      await definition.afterSave?.(trx, id, input)
      const after = await getThing(trx, definition, id)
      await recordAudit(trx, { accountId: ctx.actor.id, call: `update-${kind}`, before, after })
      return definition.one.of(withRevision(after))
    })
  }
