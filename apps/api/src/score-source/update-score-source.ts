import { type SourcePerson, settlePeople } from '@game/domain'
import type { Transaction } from 'kysely'
import { z } from 'zod'
import { adminProcedure } from '../call/trpc.ts'
import { answer } from '../contract/answer.ts'
import { notFound } from '../contract/refusal.ts'
import { done, id, phaseIndex } from '../contract/shapes.ts'
import { requestReading } from '../db/channels.ts'
import type { Schema } from '../db/schema.ts'
import { listPhaseIndexes } from '../score/upload/upload-queries.ts'
import { editSource } from './edit-source.ts'
import { ignoredPeople } from './ignored-people.ts'
import { forgetReading } from './reading/chunk-queries.ts'
import { moveMap } from './reading/map-queries.ts'
import { mapKey, person, sourceName } from './shapes.ts'
import {
  arePlayers,
  pauseSource,
  renameSource,
  resumeSource,
  type Source,
  savePeople,
} from './source-queries.ts'

const most = 200
const movedMap = z.strictObject({ ...mapKey, phaseIndex: phaseIndex.nullable() })
const input = z.strictObject({
  id,
  name: sourceName.optional(),
  paused: z.boolean().optional(),
  phases: z.array(movedMap).max(most).optional(),
  people: z.array(z.strictObject(person)).max(most).optional(),
})
type Changes = Omit<z.output<typeof input>, 'id'>

/**
 * Renames, pauses or resumes a source, moves its maps to other phases, decides who its people are (rulebook 15.5, 15.9,
 * 15.11). A job updates the scores.
 */
export const updateScoreSource = adminProcedure
  .input(input)
  .output(answer(done))
  .mutation(async ({ ctx, input: { id, ...changes } }) => {
    await editSource(ctx, { call: 'update-score-source', id }, async (trx, source) => {
      const { name, paused } = source
      if (changes.name !== undefined) await renameSource(trx, id, changes.name)
      if (changes.paused !== undefined) await (changes.paused ? pauseSource : resumeSource)(trx, id)
      if (changes.phases) await moveMaps(trx, source, changes.phases)
      if (changes.people) await settle(trx, source, changes.people)
      await requestReading(trx, id)
      const people = changes.people && { people: source.people }
      return { before: { id, name, paused, ...people }, after: { id, name, paused, ...changes } }
    })
    return { success: true }
  })

async function moveMaps(trx: Transaction<Schema>, source: Source, moves: NonNullable<Changes['phases']>) {
  const phases = await listPhaseIndexes(trx, source.event_id)
  for (const move of moves) {
    if (move.phaseIndex !== null && !phases.includes(move.phaseIndex)) notFound('Phase')
    if (!(await moveMap(trx, source.id, move))) notFound('Map')
  }
}

async function settle(trx: Transaction<Schema>, { id, people }: Source, changes: readonly SourcePerson[]) {
  const players = changes.flatMap(({ playerId }) => playerId ?? [])
  if (!(await arePlayers(trx, players))) notFound('Player')
  const settled = settlePeople(people, changes)
  await savePeople(trx, id, settled)
  // Who is ignored is never alive, which decides the clutches of others (rulebook 14.10).
  const [before, after] = [ignoredPeople(people), ignoredPeople(settled)]
  if (changes.some(({ steamId }) => before.has(steamId) !== after.has(steamId))) await forgetReading(trx, id)
}
