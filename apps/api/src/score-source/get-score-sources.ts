import { isSilent, peopleToSettle, scoreFileTypes } from '@game/domain'
import { z } from 'zod'
import { adminProcedure } from '../call/trpc.ts'
import { answer } from '../contract/answer.ts'
import { id, instant, phaseIndex } from '../contract/shapes.ts'
import { getVisibleEvent } from '../event-visibility/visible-event.ts'
import { listOffers, listPlayers, listStandingMaps } from './reading/source-offers.ts'
import { person } from './shapes.ts'
import { sourceMap, toWire } from './source-map.ts'
import { listSources } from './source-queries.ts'

const source = z.object({
  id,
  name: z.string(),
  paused: z.boolean(),
  heard: instant.nullable(),
  silent: z.boolean(),
  maps: z.array(sourceMap),
  people: z.array(z.object({ ...person, name: z.string() })),
})
/** A phase and type for which an upload by hand takes precedence over finished maps (rulebook 15.12). */
const held = z.object({ phaseIndex, type: z.enum(scoreFileTypes) })

/** Answers the sources of an event with what was read from them, and where uploads by hand take precedence (rulebook 15.4). */
export const getScoreSources = adminProcedure
  .input(z.strictObject({ eventId: id }))
  .output(answer(z.object({ sources: z.array(source), held: z.array(held) })))
  .query(async ({ ctx: { db, actor }, input: { eventId } }) => {
    await getVisibleEvent(db, eventId, actor)
    const rows = await listSources(db, eventId)
    const maps = await listStandingMaps(db, eventId)
    const players = await listPlayers(db)
    const offers = await listOffers(db, eventId, maps, players)
    return {
      sources: rows.map(({ id, name, paused, heard, now, people }) => {
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
      held: offers
        .filter(({ entry }) => entry === 'held')
        .map(({ phaseIndex, type }) => ({ phaseIndex, type })),
    }
  })
