import { type CatalogueChange, catalogueFileKinds, catalogueFileLimits } from '@game/domain'
import type { z } from 'zod'
import { recordAudit } from '../../../ground/audit/record-audit.ts'
import { form } from '../../../ground/call/form.ts'
import { refuse } from '../../../ground/contract/refusal.ts'
import { requireFileName } from '../../../ground/csv/require-file-name.ts'
import type { Db } from '../../../ground/db/db.ts'
import { inTransaction } from '../../../ground/db/transaction.ts'
import type { Actor } from '../../../ground/session/session.ts'
import { lockImports } from './file-queries.ts'
import { importAnswer, importFields } from './import-shapes.ts'
import { planImport } from './plan-import.ts'
import { saveChanges } from './save-changes.ts'
import { readStoredRecords } from './stored-records.ts'

type ImportForm = z.output<typeof importFields> & { file: { name: string; bytes: Buffer } }

/** Adds and changes players or teams by a CSV file, all of it or nothing (rulebook 11.25). */
export const importCatalogue = form({
  name: 'catalogue.importCatalogue',
  described: {
    kind: { type: 'string', enum: [...catalogueFileKinds] },
    dryRun: { type: 'boolean', description: 'Answers what would change, and changes nothing.' },
    plan: {
      type: 'string',
      pattern: '^[\\w-]{43}$',
      description: "A dry run's; where the file has come to do something else by now, a 409 changes nothing.",
    },
  },
  optional: ['dryRun', 'plan'],
  fields: importFields,
  bytes: () => catalogueFileLimits.bytes,
  keep: part =>
    requireFileName(['.csv'], part, async () => ({ name: part.filename, bytes: await part.toBuffer() })),
  output: importAnswer,
  answer: async (db, actor, input) =>
    input.dryRun ? previewImport(db, input) : importFile(db, actor, input),
})

async function previewImport(db: Db, { kind, file }: ImportForm) {
  const { summary } = await planImport(db, kind, file.bytes, await readStoredRecords(db, kind))
  return { ...summary, imported: false }
}

function importFile(db: Db, actor: Actor, { kind, file, plan }: ImportForm) {
  return inTransaction(db, async trx => {
    await lockImports(trx)
    const stored = await readStoredRecords(trx, kind, true)
    const { changes, summary } = await planImport(trx, kind, file.bytes, stored)
    if (plan !== undefined && plan !== summary.plan) refuse('STALE')
    if (changes.length > 0) {
      await saveChanges(trx, kind, stored, changes)
      await recordAudit(trx, {
        accountId: actor.id,
        call: 'import-catalogue',
        before: { kind, things: recordsOf(changes, 'before') },
        after: { kind, fileName: file.name, things: recordsOf(changes, 'after') },
      })
    }
    return { ...summary, imported: true }
  })
}

/** Lists the changed fields of each record by key, as they were or as they are now. */
const recordsOf = (changes: readonly CatalogueChange[], when: 'before' | 'after') =>
  Object.fromEntries(
    changes.flatMap(change => {
      const cells = change[when]
      return cells
        ? [[change.key, Object.fromEntries(change.fields.map(field => [field, cells[field]]))]]
        : []
    }),
  )
