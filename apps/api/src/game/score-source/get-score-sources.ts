import { isSilent, peopleToSettle } from '@game/domain'
import { z } from 'zod'
import { adminProcedure } from '../../ground/call/trpc.ts'
import { answer } from '../../ground/contract/answer.ts'
import { id, instant } from '../../ground/contract/shapes.ts'
import { getVisibleEvent } from '../../ground/event-visibility/visible-event.ts'
import { listPlayers, listStandingMaps } from './reading/source-maps.ts'
import { listSources } from './reading/source-queries.ts'
import { person } from './shapes.ts'
import { sourceMap, toWire } from './source-map.ts'

const source = z.object({
  id,
  name: z.string(),
  paused: z.boolean(),
  heard: instant.nullable(),
  silent: z.boolean(),
  maps: z.array(sourceMap),
  people: z.array(z.object({ ...person, name: z.string() })),
})

/** Answers the sources of an event with what was read from them (rulebook 15.4). */
export const getScoreSources = adminProcedure
  .input(z.strictObject({ eventId: id }))
  .output(answer(z.object({ sources: z.array(source) })))
  .query(async ({ ctx: { db, actor }, input: { eventId } }) => {
    await getVisibleEvent(db, eventId, actor)
    const rows = await listSources(db, eventId)
    const maps = await listStandingMaps(db, eventId)
    const players = await listPlayers(db)
    const people = maps[0]?.people ?? []
    return {
      sources: rows.map(({ id, name, paused, heard, now }) => {
        const ofSource = maps.filter(({ sourceId }) => sourceId === id)
        const isRunning = ofSource.some(({ facts }) => facts.state === 'running' && facts.rounds.length > 0)
        const logged = ofSource.flatMap(({ facts }) => facts.people)
        return {
          id,
          name,
          paused,
          heard,
          silent: isRunning && isSilent(heard, now),
          maps: ofSource.map(toWire),
          people: peopleToSettle(logged, people, players),
        }
      }),
    }
  })
