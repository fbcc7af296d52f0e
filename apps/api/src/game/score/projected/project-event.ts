import { provisionalCounts } from '@game/domain'
import type { Db } from '../../../ground/db/db.ts'
import { inTransaction } from '../../../ground/db/transaction.ts'
import { publishMessage } from '../../../ground/stream/message-queries.ts'
import { openRanker } from '../compute/open-ranker.ts'
import { countBlocks } from '../freeze/block-queries.ts'
import { listLeftOut } from '../publish/left-out-queries.ts'
import { loadRules } from '../publish/ranking-rules.ts'
import { addBlocks } from '../publish/score-blocks.ts'
import { lockEvent } from '../publish/scoring-queries.ts'
import { writeGeneration } from '../publish/write-generation.ts'
import { deleteProjections, findProjecting, markProjected } from './projection-queries.ts'

/**
 * Ranks the decks of an event by final and provisional counts together (rulebook 15.20), as a generation below 0. Does nothing
 * while no map is running. The ranking itself stays as it is, and no winner is carried over. Waits for rankings and
 * projections of the event in other processes.
 */
export const projectEvent = (db: Db, eventId: number): Promise<void> =>
  inTransaction(db, async trx => {
    await lockEvent(trx, eventId)
    const event = await findProjecting(trx, eventId)
    if (!event) return
    const running = event.completed ? [] : event.maps.filter(({ state }) => state === 'running')
    const next = running.length === 0 ? 0 : event.projection - 1
    if (next < 0) {
      const phases = [...new Set(running.map(({ phaseIndex }) => phaseIndex))]
      const provisional = phases.flatMap(phase =>
        provisionalCounts({ revision: 0, maps: running }, phase, 0).map(each => ({ phase, ...each })),
      )
      const rules = await loadRules(trx, eventId, provisional)
      await using ranker = openRanker({
        rules,
        blocks: await countBlocks(trx, eventId),
        leftOut: await listLeftOut(trx, eventId),
      })
      await addBlocks(trx, ranker, { eventId, phases: rules.map(rule => rule.phaseIndex) })
      const old = event.projection === 0 ? event.generation : event.projection
      await writeGeneration(trx, ranker, {
        eventId,
        old,
        next,
        previousRanks: event.hasRanks ? 'shifted' : 'none',
      })
    }
    await markProjected(trx, eventId, { rounds: event.rounds, projection: next })
    await deleteProjections(trx, eventId, next)
    await publishMessage(trx, { type: 'counts_changed', eventId })
  })
