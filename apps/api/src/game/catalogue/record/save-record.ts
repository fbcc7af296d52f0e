import { type CatalogueKind, checkUnchanged } from '@game/domain'
import type { Transaction } from 'kysely'
import { recordAudit, recordAudits } from '../../../ground/audit/record-audit.ts'
import type { Context } from '../../../ground/call/context.ts'
import { unwrap } from '../../../ground/contract/refusal.ts'
import type { Schema } from '../../../ground/db/schema.ts'
import { inTransaction } from '../../../ground/db/transaction.ts'
import type { Actor } from '../../../ground/session/session.ts'
import { checkFields, refuseIncomplete, refuseViolation } from './check.ts'
import type { Definition, WithId } from './definition.ts'
import { getRecord, getRecords, insertRecords, lockRecord, updateRecord } from './record-queries.ts'
import { revisionOf, withRevision } from './revision.ts'

export const addHandler =
  <Kind extends CatalogueKind, Body, Item extends { id: number }, Page, One>(
    definition: Definition<Kind, Body, Item, Page, One>,
  ) =>
  ({ ctx, input }: { ctx: Pick<Context, 'db'> & { actor: Actor }; input: Body }): Promise<One> => {
    const { kind } = definition
    const fields = definition.fields(input)
    return inTransaction(ctx.db, async trx => {
      await checkFields(trx, kind, fields)
      const inserted = insertRecords(trx, kind, [definition.columns(input)])
      const [id = 0] = await inserted.catch(error => refuseViolation(error, fields))
      await definition.afterSave?.(trx, id, input)
      const after = await getRecord(trx, definition, id)
      await recordAudit(trx, { accountId: ctx.actor.id, call: `add-${kind}`, before: null, after })
      return definition.one.of(withRevision(after))
    })
  }

/**
 * Adds complete records that nothing refers to yet, with few statements however many they are; returns their ids in order. Refuses what the
 * calls that add one refuse of the database.
 */
export async function addRecords<Kind extends CatalogueKind, Body, Item extends { id: number }, Page, One>(
  { trx, actor }: { trx: Transaction<Schema>; actor: Actor },
  definition: Definition<Kind, Body, Item, Page, One>,
  bodies: readonly Body[],
): Promise<number[]> {
  const { kind } = definition
  if (bodies.length === 0) return []
  const inserted = insertRecords(trx, kind, bodies.map(definition.columns))
  const ids = await inserted.catch(error => refuseViolation(error, {}))
  const added = await getRecords(trx, definition, ids)
  const entry = { accountId: actor.id, call: `add-${kind}`, before: null }
  await recordAudits(
    trx,
    added.map(after => ({ ...entry, after })),
  )
  return ids
}

export const updateHandler =
  <Kind extends CatalogueKind, Body, Item extends { id: number }, Page, One>(
    definition: Definition<Kind, Body, Item, Page, One>,
  ) =>
  ({ ctx, input }: { ctx: Context & { actor: Actor }; input: Body & WithId }): Promise<One> => {
    const { kind } = definition
    const fields = definition.fields(input)
    return inTransaction(ctx.db, async trx => {
      await checkFields(trx, kind, fields)
      const id = input.data.id ?? refuseIncomplete(kind)
      await lockRecord(trx, kind, id)
      const before = await getRecord(trx, definition, id)
      unwrap(checkUnchanged(revisionOf(before), input.revision))
      const updated = updateRecord(trx, kind, id, definition.columns(input))
      await updated.catch(error => refuseViolation(error, fields))
      await definition.afterSave?.(trx, id, input)
      const after = await getRecord(trx, definition, id)
      await recordAudit(trx, { accountId: ctx.actor.id, call: `update-${kind}`, before, after })
      return definition.one.of(withRevision(after))
    })
  }
