import { fromHundredths, pastPhases } from '@game/domain'
import { z } from 'zod'
import { configureProcedure } from '../../../ground/call/trpc.ts'
import { answer } from '../../../ground/contract/answer.ts'
import { deckCount, eventId } from '../../../ground/contract/fields.ts'
import { phaseIndex } from '../../../ground/contract/shapes.ts'
import type { Queryable } from '../../../ground/db/db.ts'
import { getVisibleEvent } from '../../../ground/event-visibility/visible-event.ts'
import { floats } from '../compute/column.ts'
import { noDeck, scoreBlock } from '../compute/score-block.ts'
import { countsOfCells } from '../publish/counts-of-cells.ts'
import { listBlocksOfPhases, listCountsOf, listScoredEvents, type ScoredEvent } from './past-score-queries.ts'

/**
 * `scores` ascend, and each represents the same number of decks; up to a thousand decks are all listed. `sameIndex`:
 * only phases with the same index are included.
 */
const output = z.object({
  scores: z.array(z.number()).meta({ description: 'The scores of past decks.', example: [1620.5, 900] }),
  decks: deckCount,
  events: z.int().meta({ description: 'How many events the decks are of.', example: 3 }),
  sameIndex: z.boolean().describe('Whether the decks are of phases with the same index only.'),
})

const maxEvents = 30
const maxScores = 1000

/** Answers what decks of past events scored, so that an admin can choose a goal (rulebook 11.13). */
export const getPastScores = configureProcedure
  .input(z.strictObject({ eventId, phaseIndex }))
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

type Chosen = { eventId: number; index: number }

/** Scores all decks of the phases; returns the scores in ascending order, and only every n-th if there are more than `maxScores`. */
async function scoresOf(db: Queryable, chosen: readonly Chosen[], events: readonly ScoredEvent[]) {
  const counts = await countsOf(db, chosen, events)
  const scores = floats()
  for await (const block of blocksOf(db, chosen)) {
    const ofPhase = counts.get(keyOf({ eventId: block.eventId, index: block.phaseIndex }))
    if (ofPhase) for (const score of scoreBlock(block, ofPhase)) if (score !== noDeck) scores.push(score)
  }
  const ascending = scores.values().sort()
  const step = Math.ceil(ascending.length / maxScores)
  return [...ascending.filter((_, at) => (at + 1) % step === 0)].map(fromHundredths)
}

const keyOf = ({ eventId, index }: Chosen) => `${eventId} ${index}`

/** Loads the counts of phases in the order of their cells. */
async function countsOf(db: Queryable, chosen: readonly Chosen[], events: readonly ScoredEvent[]) {
  const counts = Map.groupBy(await listCountsOf(db, chosen), count => count.phase)
  return new Map(
    chosen.map((phase, place) => {
      const event = events.find(each => each.eventId === phase.eventId)
      const cells = event?.phases.find(each => each.index === phase.index)?.cells
      return [
        keyOf(phase),
        countsOfCells(cells ?? { players: [], keyplays: [] }, counts.get(place + 1) ?? []),
      ]
    }),
  )
}

const blocksAtOnce = 100

async function* blocksOf(db: Queryable, chosen: readonly Chosen[]) {
  let after = { eventId: 0, block: -1, phaseIndex: 0 }
  for (;;) {
    const blocks = await listBlocksOfPhases(db, chosen, after, blocksAtOnce)
    yield* blocks
    after = blocks.at(-1) ?? after
    if (blocks.length < blocksAtOnce) return
  }
}
