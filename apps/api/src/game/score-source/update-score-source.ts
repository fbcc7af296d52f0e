import { type SourcePerson, settlePeople } from '@game/domain'
import type { Transaction } from 'kysely'
import { z } from 'zod'
import { organiserProcedure } from '../../ground/call/trpc.ts'
import { answer } from '../../ground/contract/answer.ts'
import { notFound } from '../../ground/contract/refusal.ts'
import { correctionReason, done, dryRun, id, phaseIndex } from '../../ground/contract/shapes.ts'
import { requestDueWork } from '../../ground/db/channels.ts'
import type { Db } from '../../ground/db/db.ts'
import type { Schema } from '../../ground/db/schema.ts'
import type { Actor } from '../../ground/session/session.ts'
import { changes, previewChange } from '../score/preview/preview.ts'
import { getPlayersBySteamId, listPhaseIndexes } from '../score/proof/upload-queries.ts'
import type { Correction } from '../score/publish/correct-phases.ts'
import { lockUncompletedEvent } from '../score/publish/rank-event.ts'
import { editSource, requireSource } from './edit-source.ts'
import { forgetReadings } from './reading/chunk-queries.ts'
import { ignoredPeople } from './reading/ignored-people.ts'
import { moveMap } from './reading/map-queries.ts'
import { readSourceWithin } from './reading/read-source.ts'
import { joinSources } from './reading/save-entries.ts'
import {
  findSource,
  forgetPeopleElsewhere,
  listEventPeople,
  listSourceIds,
  pauseSource,
  renameSource,
  resumeSource,
  type Source,
  savePeople,
} from './reading/source-queries.ts'
import { mapKey, person, sourceName } from './shapes.ts'

const most = 200
const movedMap = z.strictObject({
  ...mapKey,
  phaseIndex: phaseIndex
    .nullable()
    .meta({ description: 'The phase for which it is to count; null for none.', example: 2 }),
})
const input = z.strictObject({
  id,
  name: sourceName.optional(),
  paused: z
    .boolean()
    .meta({ description: 'Whether what it sends is kept and not read.', example: false })
    .optional(),
  phases: z.array(movedMap).max(most).describe('The maps to move.').optional(),
  people: z
    .array(z.strictObject(person))
    .max(most)
    .describe('What is settled of people of the log.')
    .optional(),
  reason: correctionReason,
  dryRun,
})
type Changes = Omit<z.output<typeof input>, 'id' | 'reason' | 'dryRun'>
const output = done.extend({ changes: changes.describe('What would change or has changed.').optional() })

/**
 * Renames, pauses or resumes a source, moves its maps to other phases, decides who its people are (rulebook 15.5, 15.9,
 * 15.11). What can change counts is read and joined at once, so that final results change only with a reason (rulebook 17.4); a dry
 * run answers what it would change (rulebook 16.8). Refuses CORRECTION_REASON and EVENT_COMPLETED.
 */
export const updateScoreSource = organiserProcedure
  .input(input)
  .output(answer(output))
  .mutation(async ({ ctx, input: { id, reason, dryRun, ...changes } }) => {
    if (dryRun) return { success: true as const, changes: await preview(ctx, id, changes) }
    await editSource(ctx, { call: 'update-score-source', id }, async (trx, source) => {
      const { name, paused } = source
      await change(trx, source, changes, { reason })
      const people = changes.people && { people: source.people }
      const after = { id, name, paused, ...changes, ...(reason !== undefined && { reason }) }
      return { before: { id, name, paused, ...people }, after }
    })
    return { success: true as const }
  })

async function change(trx: Transaction<Schema>, source: Source, changes: Changes, correction: Correction) {
  const { name, paused, phases, people } = changes
  if (name !== undefined) await renameSource(trx, source.id, name)
  if (paused !== undefined) await (paused ? pauseSource : resumeSource)(trx, source.id)
  if (phases) await moveMaps(trx, source, phases)
  if (people) await settle(trx, source, people)
  if (phases || people || paused === false) await recount(trx, source.event_id, correction)
}

/** Reads what the servers of an event sent and lets their maps join the sets. */
async function recount(trx: Transaction<Schema>, eventId: number, correction: Correction) {
  for (const each of await listSourceIds(trx, eventId)) await readSourceWithin(trx, each)
  await joinSources(trx, eventId, correction)
  await requestDueWork(trx)
}

/** Answers what a change does to the scores, and rolls it back. */
async function preview({ db, actor }: { db: Db; actor: Actor }, id: number, changes: Changes) {
  const { event_id: eventId } = await requireSource(db, actor, id)
  return previewChange(db, eventId, async trx => {
    await lockUncompletedEvent(trx, eventId)
    const source = (await findSource(trx, id)) ?? notFound('Source')
    await change(trx, source, changes, { dryRun: true })
  })
}

async function moveMaps(trx: Transaction<Schema>, source: Source, moves: NonNullable<Changes['phases']>) {
  const phases = await listPhaseIndexes(trx, source.event_id)
  for (const move of moves) {
    if (move.phaseIndex !== null && !phases.includes(move.phaseIndex)) notFound('Phase')
    if (!(await moveMap(trx, source.id, move))) notFound('Map')
  }
}

async function settle(
  trx: Transaction<Schema>,
  { id, event_id: eventId, people }: Source,
  changes: readonly SourcePerson[],
) {
  const players = changes.flatMap(({ playerId }) => playerId ?? [])
  const known = new Set(players.length > 0 ? (await getPlayersBySteamId(trx, eventId)).values() : [])
  if (!players.every(id => known.has(id))) notFound('Player')
  const ignoredBefore = ignoredPeople(await listEventPeople(trx, eventId))
  await savePeople(trx, id, settlePeople(people, changes))
  await forgetPeopleElsewhere(
    trx,
    { id, eventId },
    changes.map(({ steamId }) => steamId),
  )
  // Ignored people are never alive, which decides the clutches of others (rulebook 14.10).
  if (changes.every(({ steamId, ignored }) => ignoredBefore.has(steamId) === ignored)) return
  await forgetReadings(trx, eventId)
}
