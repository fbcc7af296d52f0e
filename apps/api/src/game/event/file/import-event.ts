import { createHash } from 'node:crypto'
import type { Transaction } from 'kysely'
import { z } from 'zod'
import { recordAudit } from '../../../ground/audit/record-audit.ts'
import { form } from '../../../ground/call/form.ts'
import { shownName } from '../../../ground/contract/fields.ts'
import { notFound, refuse } from '../../../ground/contract/refusal.ts'
import { flag, id, numeral, phaseIndex, success } from '../../../ground/contract/shapes.ts'
import { requireFileName } from '../../../ground/csv/require-file-name.ts'
import type { Db } from '../../../ground/db/db.ts'
import type { Schema } from '../../../ground/db/schema.ts'
import { commitUnlessDryRun } from '../../../ground/db/transaction.ts'
import type { Actor } from '../../../ground/session/session.ts'
import { lockImports } from '../../catalogue/file/file-queries.ts'
import { editEvent } from '../edit/edit-event.ts'
import { insertEvent } from '../edit/edit-queries.ts'
import { readCatalogue, type StoredCatalogue } from './catalogue.ts'
import { listEventsNamed } from './event-file-queries.ts'
import { readStoredEvent } from './export-event.ts'
import { addRecords } from './import-catalogue-records.ts'
import { type AddedSource, importParts } from './import-parts.ts'
import { eventOfMatch } from './match-file-event.ts'
import { type Parsed, parseFile } from './parse-event-file.ts'
import { type Line, openReport, refusedFile } from './report.ts'
import { type EventFile, eventFileBytes } from './schema.ts'

/** Without `eventId` and `asNew` the event with the name of the file is meant, or a new one if there is none. */
const fields = z
  .strictObject({
    eventId: numeral.pipe(id).optional(),
    asNew: flag.optional(),
    phaseIndex: numeral.pipe(phaseIndex).optional(),
    dryRun: flag.optional(),
    plan: z
      .string()
      .regex(/^[\w-]{43}$/)
      .optional(),
  })
  .refine(({ eventId, asNew }) => !(eventId && asNew), { error: 'either eventId or asNew', path: ['asNew'] })

const line = z.object({
  path: z
    .string()
    .meta({ description: 'The place in the file, as a JSON pointer.', example: '/phases/0/teams/1' }),
  act: z.enum(['create', 'change', 'keep']).meta({
    description: 'Whether the thing is created or changed, or kept as it is although the file differs.',
    example: 'change',
  }),
  what: z
    .string()
    .meta({ description: 'What it is: a part of the event, or a kind of the catalogue.', example: 'phase' }),
  name: shownName,
  fields: z
    .array(
      z.object({
        field: z.string().meta({ description: 'The column that changes.', example: 'country' }),
        before: z.string().meta({ description: 'The value that is stored.', example: '1500' }),
        after: z.string().meta({ description: 'The value of the file.', example: '1600' }),
      }),
    )
    .describe('The fields that differ.'),
})

/** `event` has no id if a dry run would create it. `lines`: the first 500. */
const importAnswer = z.object({
  success,
  imported: z.boolean().describe('Whether the file was taken in; false for a dry run.'),
  event: z
    .object({
      id: id.nullable().describe('The id of the event; null if a dry run would create it.'),
      name: shownName,
    })
    .describe('The event that the file was, or would be, imported into.'),
  created: z.int().meta({ description: 'How many things the import creates.', example: 12 }),
  changed: z.int().meta({ description: 'How many things the import changes.', example: 2 }),
  kept: z.int().describe('How many things differ from the file, or are not in it, and stay as they are.'),
  unchanged: z.int().meta({ description: 'How many things are the same already.', example: 30 }),
  lines: z
    .array(line)
    .describe('What the import does, thing by thing, in the order of the file: the first 500.'),
  plan: z.string().meta({
    description:
      'The plan that a dry run answered; if the import would do something else by now, a 409 changes nothing.',
    example: 'n4bQgYhMfWWaL-qgxVrQFaO_TxsrC4Is0V1sFbDwCgg',
  }),
  sources: z
    .array(
      z.object({
        name: shownName,
        path: z.string().meta({
          description: 'The path to which the server sends its log.',
          example: '/api/score-sources/TOKEN/log',
        }),
      }),
    )
    .describe('The game servers that were added; only this answer has their tokens.'),
})
const mostLines = 500

type ImportForm = z.output<typeof fields> & { file: { name: string; bytes: Buffer } }

/** Creates or changes an event as a file describes it, all of it or nothing (rulebook 25.3 to 25.7). */
export const importEvent = form({
  described: {
    eventId: { type: 'integer', description: 'The event to import into; without it the event of that name.' },
    asNew: { type: 'boolean', description: 'Whether to add a new event, even if there is one of that name.' },
    phaseIndex: { type: 'integer', description: 'The phase for the match of a file of MatchZy or get5.' },
    dryRun: { type: 'boolean', description: 'Answers what the import would do, and changes nothing.' },
    plan: {
      type: 'string',
      pattern: '^[\\w-]{43}$',
      description:
        'The plan that a dry run answered; if the import would do something else by now, a 409 changes nothing.',
      example: 'n4bQgYhMfWWaL-qgxVrQFaO_TxsrC4Is0V1sFbDwCgg',
    },
  },
  sample: '{ "version": 1, "event": { "name": "Vistula Open" } }',
  optional: ['eventId', 'asNew', 'phaseIndex', 'dryRun', 'plan'],
  fields,
  bytes: () => eventFileBytes,
  keep: part =>
    requireFileName(['.json'], part, async () => ({ name: part.filename, bytes: await part.toBuffer() })),
  output: importAnswer,
  answer: (db, actor, input) => importFile(db, actor, input),
})

function importFile(
  db: Db,
  actor: Actor,
  { file: { name, bytes }, dryRun = false, plan, ...target }: ImportForm,
) {
  const parsed = parseFile(bytes)
  return commitUnlessDryRun(db, { dryRun }, async trx => {
    await lockImports(trx)
    const catalogue = await readCatalogue(trx)
    const file = await eventOf(trx, parsed, { ...target, catalogue })
    const known = await findTarget(trx, file, target)
    const done = await runImport(trx, actor, { fileName: name, file, known, catalogue })
    const { event, unchanged, sources } = done
    // A match file has nothing but its match: what else the event has is not worth a line.
    const lines = 'match' in parsed ? done.lines.filter(isDone) : done.lines
    const made = createHash('sha256')
      .update(JSON.stringify([known ?? null, lines]))
      .digest('base64url')
    if (plan !== undefined && plan !== made) refuse('STALE')
    const count = (act: Line['act']) => lines.filter(each => each.act === act).length
    return {
      success: true as const,
      imported: !dryRun && count('create') + count('change') > 0,
      event: { id: dryRun ? (known ?? null) : event.id, name: file.event.name.trim() },
      created: count('create'),
      changed: count('change'),
      kept: count('keep'),
      unchanged,
      lines: lines.slice(0, mostLines),
      plan: made,
      sources: dryRun ? [] : sources,
    }
  })
}

type Target = Pick<ImportForm, 'eventId' | 'asNew' | 'phaseIndex'>

/** The event that the file has, or the one that its match is added to. Refuses MATCH_FILE_PHASE. */
async function eventOf(
  trx: Transaction<Schema>,
  parsed: Parsed,
  { eventId, phaseIndex, catalogue }: Target & { catalogue: StoredCatalogue },
): Promise<EventFile> {
  if ('event' in parsed) return parsed.event
  if (eventId === undefined || phaseIndex === undefined) refuse('MATCH_FILE_PHASE')
  const event = (await readStoredEvent(trx, eventId)) ?? notFound('Event')
  if (phaseIndex > event.phases.length) notFound('Phase')
  return eventOfMatch(parsed.match, { event, phaseIndex, catalogue })
}

/** Finds the event to import into; undefined for a new one. Refuses EVENT_NAME_SHARED. */
async function findTarget(
  trx: Transaction<Schema>,
  { event }: EventFile,
  { eventId, asNew }: Target,
): Promise<number | undefined> {
  if (eventId !== undefined || asNew) return eventId
  const named = await listEventsNamed(trx, event.name.trim())
  if (named.length > 1) refuse('EVENT_NAME_SHARED', { name: event.name.trim() })
  return named[0]
}

type Run = {
  fileName: string
  file: EventFile
  known: number | undefined
  catalogue: StoredCatalogue
}

async function runImport(trx: Transaction<Schema>, actor: Actor, { fileName, file, known, catalogue }: Run) {
  const report = openReport()
  const resolve = await addRecords(catalogue, { trx, actor, report, lists: file.catalogue ?? {} })
  const eventId = known ?? (await createEvent(trx, actor, file))
  let sources: AddedSource[] = []
  const editing = { call: 'import-event', eventId, mayVoid: true }
  await editEvent({ db: trx, actor }, editing, async edit => {
    const stored = (await readStoredEvent(trx, eventId)) ?? notFound('Event')
    sources = await importParts({ edit, stored, catalogue, file, resolve, report }, actor)
    if (report.issues.length > 0) throw refusedFile(report.issues)
    return auditOf(fileName, report.lines())
  })
  if (known === undefined) report.created(['event'], 'event', file.event.name.trim())
  return { event: { id: eventId }, lines: report.lines(), unchanged: report.unchanged(), sources }
}

async function createEvent(trx: Transaction<Schema>, actor: Actor, { event }: EventFile): Promise<number> {
  const { name, img, secondChance: second_chance, finalAfterHours: final_after_hours } = event
  const after = await insertEvent(trx, { name: name.trim(), img, second_chance, final_after_hours })
  await recordAudit(trx, { accountId: actor.id, call: 'add-event', eventId: after.id, before: null, after })
  return after.id
}

const isDone = ({ act }: Line): boolean => act !== 'keep'

/** What the audit log keeps of an import: each change by its place in the file. */
function auditOf(fileName: string, lines: readonly Line[]) {
  const done = lines.filter(isDone)
  if (done.length === 0) return { before: null, after: null }
  const valuesOf = (when: 'before' | 'after') =>
    Object.fromEntries(
      done.map(({ path, name, fields }) => [
        path,
        { name, ...Object.fromEntries(fields.map(each => [each.field, each[when]])) },
      ]),
    )
  return { before: { things: valuesOf('before') }, after: { fileName, things: valuesOf('after') } }
}
