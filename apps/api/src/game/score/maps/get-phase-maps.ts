import { isDoubledInEvent, mapStates } from '@game/domain'
import { z } from 'zod'
import { configureProcedure } from '../../../ground/call/trpc.ts'
import { answer } from '../../../ground/contract/answer.ts'
import {
  eventId,
  fileType,
  layout,
  shownName,
  uncounted,
  userWithId,
} from '../../../ground/contract/fields.ts'
import { id, instant, phaseIndex } from '../../../ground/contract/shapes.ts'
import { getVisibleEvent } from '../../../ground/event-visibility/visible-event.ts'
import { mapNames } from '../preview/preview.ts'
import { getUsernames } from '../proof/upload-queries.ts'
import { listSets } from '../save/phase-map-queries.ts'

const phaseMap = z.object({
  id,
  phaseIndex,
  type: fileType,
  state: z.enum(mapStates).describe('Whether the map counts, waits to be taken in, or was taken out.'),
  ...mapNames,
  whole: z.boolean().describe('Whether these are the counts of a file that does not say which maps it has.'),
  rounds: z.int().nullable().describe('How many rounds it has; null if the file does not say.'),
  rows: z.int().describe('How many rows of the file it has.').meta({ example: 350 }),
  layout,
  source: z
    .object({
      kind: z.enum(['file', 'server']).describe('Whether it is a file or a game server.'),
      name: shownName,
      sourceId: id.nullable().describe('The id of the game server; null for a file.'),
    })
    .describe('The file or the game server that it comes from.'),
  uncounted,
  added: instant.describe('When it was uploaded or read.'),
  user: userWithId.describe('The user.'),
  doubledWith: z
    .array(id)
    .describe('The maps of the same type that look like this one, of other phases too.'),
})

/** Answers the maps in the sets of an event's phases, each for its type (rulebook 16.6). */
export const getPhaseMaps = configureProcedure
  .input(z.strictObject({ eventId }))
  .output(answer(z.object({ maps: z.array(phaseMap).describe('The maps.') })))
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
        doubledWith: sets
          .flatMap(set => (set.type === type ? set.maps : []))
          .filter(other => other.map.id !== map.id && isDoubledInEvent(other.map, map))
          .map(other => other.map.id),
      })),
    )
    return { maps }
  })
