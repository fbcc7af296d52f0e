import { looksAlike, mapStates, scoreFileTypes } from '@game/domain'
import { z } from 'zod'
import { adminProcedure } from '../../call/trpc.ts'
import { answer } from '../../contract/answer.ts'
import { id, instant, phaseIndex } from '../../contract/shapes.ts'
import { getVisibleEvent } from '../../event-visibility/visible-event.ts'
import { listSets } from './phase-map-queries.ts'
import { getUsernames } from './upload-queries.ts'

/** `source`: a file, or a game server with its id; `doubledWith`: maps of the same phase and type that look like this one. */
const phaseMap = z.object({
  id,
  phaseIndex,
  type: z.enum(scoreFileTypes),
  state: z.enum(mapStates),
  match: z.string(),
  map: z.string(),
  number: z.string(),
  whole: z.boolean(),
  rounds: z.int().nullable(),
  rows: z.int(),
  layout: z.string(),
  source: z.object({ kind: z.enum(['file', 'server']), name: z.string(), sourceId: id.nullable() }),
  uncounted: z.array(z.int()),
  added: instant,
  user: z.object({ id, username: z.string() }),
  doubledWith: z.array(id),
})

/** Answers the maps in the sets of an event's phases, each for its type (rulebook 16.6). */
export const getPhaseMaps = adminProcedure
  .input(z.strictObject({ eventId: id }))
  .output(answer(z.object({ maps: z.array(phaseMap) })))
  .query(async ({ ctx: { db, actor }, input: { eventId } }) => {
    await getVisibleEvent(db, eventId, actor)
    const sets = await listSets(db, eventId)
    const usernames = await getUsernames(
      db,
      sets.flatMap(({ maps }) => maps.map(({ map }) => map.userId)),
    )
    const maps = sets.flatMap(({ phase, type, maps }) =>
      maps.map(({ map, state }) => ({
        id: map.id,
        phaseIndex: phase,
        type,
        state,
        match: map.match,
        map: map.map,
        number: map.number,
        whole: map.whole,
        rounds: map.rounds,
        rows: map.rows,
        layout: map.layout,
        source: { kind: map.origin, name: map.sourceName, sourceId: map.sourceId },
        uncounted: map.uncounted,
        added: map.addedAt,
        user: { id: map.userId, username: usernames.get(map.userId) ?? '' },
        doubledWith: maps.filter(other => looksAlike(other.map, map)).map(other => other.map.id),
      })),
    )
    return { maps }
  })
