import { pastPhases } from '@game/domain'
import { z } from 'zod'
import { answer } from '../../contract/answer.ts'
import { id, phaseIndex } from '../../contract/shapes.ts'
import type { Queryable } from '../../db/db.ts'
import { getVisibleEvent } from '../../event/visible/visible-event.ts'
import { adminProcedure } from '../../http/trpc.ts'
import { flattenCounts } from '../rank/flatten-counts.ts'
import { listCountsOf, listScoredEvents, type ScoredEvent, sampleScores } from './past-score-queries.ts'

/**
 * `scores` ascend, each standing for the same number of decks; up to a thousand decks are listed singly. `sameIndex`:
 * only phases with the same index are included.
 */
const output = z.object({
  scores: z.array(z.number()),
  decks: z.int(),
  events: z.int(),
  sameIndex: z.boolean(),
})

const maxEvents = 30
const maxScores = 1000

/** Answers what decks of past events scored, to judge a goal before it is set (rulebook 11.13). */
export const getPastScores = adminProcedure
  .input(z.strictObject({ eventId: id, phaseIndex }))
  .output(answer(output))
  .query(async ({ ctx: { db, actor }, input }) => {
    await getVisibleEvent(db, input.eventId, actor)
    const events = await listScoredEvents(db, input.eventId, maxEvents)
    const { sameIndex, phases } = pastPhases(events, input.phaseIndex, events[0]?.now ?? '')
    return {
      scores: await scoresOf(db, phases, events),
      decks: phases.reduce((sum, { decks }) => sum + decks, 0),
      events: new Set(phases.map(({ eventId }) => eventId)).size,
      sameIndex,
    }
  })

async function scoresOf(db: Queryable, chosen: { eventId: number; index: number }[], events: ScoredEvent[]) {
  const cellMaps = chosen.map(({ eventId, index }, place) => {
    const phases = events.find(event => event.eventId === eventId)?.phases
    const cells = phases?.find(phase => phase.index === index)?.cells
    return { index: place + 1, cells: cells ?? { players: [], keyplays: [] } }
  })
  const { counts, phaseOffsets } = flattenCounts(cellMaps, await listCountsOf(db, chosen))
  const phases = chosen.map((phase, place) => ({ ...phase, phaseOffset: phaseOffsets.get(place + 1) ?? 0 }))
  return sampleScores(db, phases, counts, maxScores)
}
