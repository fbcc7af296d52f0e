import { chooseMaps, type MapChoice, mapChoices } from '@game/domain'
import type { Transaction } from 'kysely'
import { z } from 'zod'
import { recordAudit } from '../../../ground/audit/record-audit.ts'
import { configureProcedure } from '../../../ground/call/trpc.ts'
import { answer } from '../../../ground/contract/answer.ts'
import { eventId } from '../../../ground/contract/fields.ts'
import { refuse } from '../../../ground/contract/refusal.ts'
import { correctionReason, dryRun, id, success } from '../../../ground/contract/shapes.ts'
import type { Schema } from '../../../ground/db/schema.ts'
import { inTransaction } from '../../../ground/db/transaction.ts'
import { changes, previewChange } from '../preview/preview.ts'
import type { Correction } from '../publish/correct-phases.ts'
import { lockUncompletedEvent } from '../publish/rank-event.ts'
import { entryOf } from '../save/entry-of.ts'
import { type KeptMap, listSets } from '../save/phase-map-queries.ts'
import { type SetStep, saveUpload } from '../save/save-upload.ts'

const most = 1000
const choice = z.strictObject({
  id,
  state: z.enum(mapChoices).describe('Whether the map is to count; `removed` deletes it.'),
})
const output = z.object({
  success,
  uploads: z.array(z.object({ id })).describe('The uploads, newest first.'),
  changes: changes.describe('What would change or has changed.').optional(),
})

/**
 * Takes maps into the sets of their phases or out of them, or removes them, as one entry of the history per type (rulebook
 * 16.6). Refuses EVENT_COMPLETED; STALE for a map that is no longer in a set.
 */
export const updatePhaseMaps = configureProcedure
  .input(
    z.strictObject({
      eventId,
      maps: z.array(choice).min(1).max(most).describe('The maps.'),
      reason: correctionReason,
      dryRun,
    }),
  )
  .output(answer(output))
  .mutation(async ({ ctx: { db, actor }, input: { eventId, maps, reason, dryRun } }) => {
    const change = { eventId, userId: actor.id, choices: maps, correction: { reason, dryRun } }
    if (dryRun) {
      const changes = await previewChange(db, eventId, async trx => void (await choose(trx, change)))
      return { success: true as const, uploads: [], changes }
    }
    const uploads = await inTransaction(db, async trx => {
      const chosen = await choose(trx, change)
      const before = { maps: chosen.map(({ map, state, type }) => ({ ...namesOf(map), type, state })) }
      const after = {
        ...(reason !== undefined && { reason }),
        maps: chosen.map(({ map, chosen, type }) => ({ ...namesOf(map), type, state: chosen })),
      }
      await recordAudit(trx, { accountId: actor.id, call: 'update-phase-maps', eventId, before, after })
      return [...new Set(chosen.map(({ uploadId }) => uploadId))].map(id => ({ id }))
    })
    return { success: true as const, uploads }
  })

const namesOf = ({ id, phase, match, map, number, sourceName }: KeptMap) => ({
  id,
  phase,
  match,
  map,
  number,
  source: sourceName,
})

type Change = {
  eventId: number
  userId: number
  choices: z.infer<typeof choice>[]
  correction: Correction
}

/** Saves the entries that the choices make; returns the maps chosen, with their states before and after. */
async function choose(trx: Transaction<Schema>, { eventId, userId, choices, correction }: Change) {
  await lockUncompletedEvent(trx, eventId)
  const listed = (await listSets(trx, eventId)).flatMap(({ type, maps }) =>
    maps.map(each => ({ type, ...each })),
  )
  const chosen = choices.map(({ id, state }) => {
    const found = listed.find(({ map }) => map.id === id) ?? refuse('STALE')
    return { ...found, chosen: state }
  })
  const saved = []
  for (const [type, ofType] of Map.groupBy(chosen, each => each.type)) {
    const choicesOf = (phase: number): MapChoice[] =>
      ofType.filter(({ map }) => map.phase === phase).map(({ map, chosen }) => ({ ...map, state: chosen }))
    const upload = entryOf(
      { eventId, userId, type, step: 'choose' },
      ofType.map(({ map }) => map.phase),
      ofType.map(({ map }) => ({ ...map, name: map.map || map.sourceName })),
    )
    const choose: SetStep = (set, phase) => chooseMaps(set, choicesOf(phase))
    const changed = saved.map(({ map }) => map.phase)
    const { id } = await saveUpload(trx, upload, choose, { ...correction, changed })
    saved.push(...ofType.map(each => ({ ...each, uploadId: id })))
  }
  return saved
}
