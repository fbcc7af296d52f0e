import { careerOf, type Favourite } from '@game/domain'
import { z } from 'zod'
import { publicProcedure } from '../../ground/call/trpc.ts'
import { answer } from '../../ground/contract/answer.ts'
import { userId } from '../../ground/contract/fields.ts'
import { findFaces, getHistoryUser } from './find-user.ts'
import { type PlayedEvent, readPlayed, storyDecks } from './read-played.ts'
import { careerAnswer } from './shapes.ts'
import { listNames } from './story-queries.ts'

const mostEvents = 30
const finishesShown = 3

const nothing = {
  decks: 0,
  players: [],
  keyplays: [],
  sleeves: [],
  streak: { longest: 0, current: 0 },
  finishes: [],
}

/**
 * Answers what a user's decks of the newest thirty events have in common: favourites, sleeves, streaks, best finishes (rulebook 27.3,
 * 27.4); only that it is hidden if the user hides it (27.6). 404 for users who asked for deletion.
 */
export const getCareer = publicProcedure
  .input(z.strictObject({ userId }))
  .output(answer(careerAnswer))
  .query(async ({ ctx: { db, actor }, input: { userId } }) => {
    const { hidden, catalogue } = await getHistoryUser(db, userId, actor)
    if (hidden) return { hidden, ...nothing }
    const events = await readPlayed(db, userId, actor, { limit: mostEvents })
    const { players, keyplays, sleeves, ...career } = careerOf(storyDecks(events))
    const names = await listNames(db)
    const faceOf = await findFaces(
      db,
      catalogue,
      players.map(each => each.id),
    )
    return {
      hidden,
      ...career,
      players: players.map(({ id: playerId, ...each }) => ({ player: faceOf(playerId), ...each })),
      keyplays: withNames(keyplays, names.keyplays),
      sleeves: withNames(sleeves, names.sleeves),
      finishes: bestFinishes(events),
    }
  })

/** Favourites with their names; those that the catalogue no longer has are left out. */
const withNames = <Named extends { id: number }>(favourites: readonly Favourite[], names: readonly Named[]) =>
  favourites.flatMap(favourite => {
    const named = names.find(({ id }) => id === favourite.id)
    return named ? [{ ...favourite, ...named }] : []
  })

/** The best ranks of events in which something has been scored (rulebook 27.3). */
const bestFinishes = (events: readonly PlayedEvent[]) =>
  events
    .flatMap(({ eventId, name, rank, participants, phases }) =>
      rank !== null && participants !== null && phases.some(({ score }) => score !== null)
        ? [{ eventId, name, rank, participants }]
        : [],
    )
    .toSorted((a, b) => a.rank - b.rank || b.participants - a.participants)
    .slice(0, finishesShown)
