import type { CatalogueKind } from '@game/domain'
import type { Actor } from '../../account/session/session.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { transact } from '../../db/transact.ts'
import type { Context } from '../../http/context.ts'
import { refuseUsed } from './check.ts'
import type { Definition } from './definition.ts'
import { deleteThing, getThing, lockThing } from './queries.ts'

type Removal = { id: number; dryRun?: boolean | undefined }

/** Refuses IN_USE. */
export const removeFrom =
  <Kind extends CatalogueKind, Body, Thing extends { id: number }, Page, One>(
    definition: Definition<Kind, Body, Thing, Page, One>,
  ) =>
  ({ ctx, input }: { ctx: Context & { actor: Actor }; input: Removal }): Promise<{ success: true }> =>
    transact(ctx.db, input, async trx => {
      const { kind } = definition
      await definition.beforeRemove?.(trx)
      await lockThing(trx, kind, input.id)
      const before = await getThing(trx, definition, input.id)
      await refuseUsed(trx, definition.uses, input.id)
      await deleteThing(trx, kind, input.id)
      await recordAudit(trx, { accountId: ctx.actor.id, call: `remove-${kind}`, before, after: null })
      return { success: true }
    })
