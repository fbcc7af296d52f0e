import { type CatalogueChange, catalogueFileKinds, catalogueFileLimits } from '@game/domain'
import type { Transaction } from 'kysely'
import type { z } from 'zod'
import { recordAudit } from '../../../ground/audit/record-audit.ts'
import { form } from '../../../ground/call/form.ts'
import { refuse } from '../../../ground/contract/refusal.ts'
import { FaultyFileError } from '../../../ground/csv/faulty-file-error.ts'
import { requireFileName } from '../../../ground/csv/require-file-name.ts'
import type { Db } from '../../../ground/db/db.ts'
import type { Schema } from '../../../ground/db/schema.ts'
import { commitUnlessDryRun } from '../../../ground/db/transaction.ts'
import type { Actor } from '../../../ground/session/session.ts'
import { team } from '../kinds/team.ts'
import { addRecords } from '../record/save-record.ts'
import { lockImports } from './file-queries.ts'
import { importAnswer, importFields } from './import-shapes.ts'
import { missingTeams } from './missing-teams.ts'
import { planImport } from './plan-import.ts'
import { saveChanges } from './save-changes.ts'
import { readStoredRecords } from './stored-records.ts'

type ImportForm = z.output<typeof importFields> & { file: { name: string; bytes: Buffer } }

/** Adds and changes players or teams by a CSV file, all of it or nothing (rulebook 11.25). */
export const importCatalogue = form({
  described: {
    kind: {
      type: 'string',
      enum: [...catalogueFileKinds],
      description: 'The kind of the records.',
      example: 'team',
    },
    createTeams: {
      type: 'boolean',
      description:
        'Whether to add the teams that a file of players names and the game does not have, with keys from their names.',
    },
    dryRun: { type: 'boolean', description: 'Answers what would change, and changes nothing.' },
    plan: {
      type: 'string',
      pattern: '^[\\w-]{43}$',
      description: "A dry run's; where the file has come to do something else by now, a 409 changes nothing.",
      example: 'n4bQgYhMfWWaL-qgxVrQFaO_TxsrC4Is0V1sFbDwCgg',
    },
  },
  sample: 'key,name\r\nvitality,"Team Vitality"\r\n',
  optional: ['createTeams', 'dryRun', 'plan'],
  fields: importFields,
  bytes: () => catalogueFileLimits.bytes,
  keep: part =>
    requireFileName(['.csv'], part, async () => ({ name: part.filename, bytes: await part.toBuffer() })),
  output: importAnswer,
  answer: (db, actor, input) => importFile(db, actor, input),
})

function importFile(db: Db, actor: Actor, input: ImportForm) {
  const { kind, file, dryRun = false, plan } = input
  return commitUnlessDryRun(db, { dryRun }, async trx => {
    await lockImports(trx)
    const { stored, changes, summary, newTeams } = await planWithTeams(trx, actor, input)
    if (plan !== undefined && plan !== summary.plan) refuse('STALE')
    if (!dryRun && changes.length > 0) {
      await saveChanges(trx, kind, stored, changes)
      await recordAudit(trx, {
        accountId: actor.id,
        call: 'import-catalogue',
        before: { kind, things: recordsOf(changes, 'before') },
        after: { kind, fileName: file.name, things: recordsOf(changes, 'after') },
      })
    }
    return { ...summary, newTeams, imported: !dryRun }
  })
}

/** Plans a file; teams that it lacks are added before, if that is asked for, and it is planned again. */
async function planWithTeams(trx: Transaction<Schema>, actor: Actor, input: ImportForm) {
  const { kind, file, createTeams = false, dryRun = false } = input
  const newTeams: ReturnType<typeof missingTeams> = []
  for (;;) {
    const stored = await readStoredRecords(trx, kind, !dryRun)
    try {
      return { stored, newTeams, ...(await planImport(trx, kind, file.bytes, stored)) }
    } catch (error) {
      const lacking = createTeams && error instanceof FaultyFileError ? missingTeams(error.found) : []
      // What is still lacking after it was added has another fault.
      const added = lacking.filter(({ key }) => !newTeams.some(each => each.key === key))
      if (added.length === 0) throw error
      await addRecords(
        { trx, actor },
        team,
        added.map(data => ({ data })),
      )
      newTeams.push(...added)
    }
  }
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
