import type { CatalogueKind } from '@game/domain'
import { recordAudit } from '../../../ground/audit/record-audit.ts'
import type { Context } from '../../../ground/call/context.ts'
import { commitUnlessDryRun } from '../../../ground/db/transaction.ts'
import type { Actor } from '../../../ground/session/session.ts'
import { refuseUsed } from './check.ts'
import type { Definition } from './definition.ts'
import { deleteRecord, getRecord, lockRecord } from './record-queries.ts'

type Removal = { id: number; dryRun?: boolean | undefined }

/** Makes the handler of `remove-<kind>`. Refuses IN_USE. */
export const removeHandler =
  <Kind extends CatalogueKind, Body, Item extends { id: number }, Page, One>(
    definition: Definition<Kind, Body, Item, Page, One>,
  ) =>
  ({ ctx, input }: { ctx: Context & { actor: Actor }; input: Removal }): Promise<{ success: true }> =>
    commitUnlessDryRun(ctx.db, input, async trx => {
      const { kind } = definition
      await definition.beforeRemove?.(trx)
      await lockRecord(trx, kind, input.id)
      const before = await getRecord(trx, definition, input.id)
      await refuseUsed(trx, definition.uses, input.id)
      await deleteRecord(trx, kind, input.id)
      await recordAudit(trx, { accountId: ctx.actor.id, call: `remove-${kind}`, before, after: null })
      return { success: true }
    })
