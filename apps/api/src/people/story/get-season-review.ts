import { type SeasonPhase, type StoryPhase, seasonReview } from '@game/domain'
import { z } from 'zod'
import { publicProcedure } from '../../ground/call/trpc.ts'
import { answer } from '../../ground/contract/answer.ts'
import { userId } from '../../ground/contract/fields.ts'
import type { Db } from '../../ground/db/db.ts'
import { findBoardRow } from '../league/season/board-queries.ts'
import { listSeasonEvents, listYears } from '../league/season/season-queries.ts'
import { findFaces, getHistoryUser } from './find-user.ts'
import { readShares } from './pick-share-queries.ts'
import { type PlayedEvent, readPlayed, storyDecks } from './read-played.ts'
import { seasonAnswer } from './shapes.ts'
import { listNames } from './story-queries.ts'

/** A season is reviewed by its newest hundred events. */
const mostEvents = 100

/**
 * Answers a user's season in review, the newest season if no year is given (rulebook 27.5); only that it is hidden if the user hides the
 * history (27.6). 404 for users who asked for deletion.
 */
export const getSeasonReview = publicProcedure
  .input(
    z.strictObject({
      userId,
      year: z
        .int()
        .min(2000)
        .max(2100)
        .meta({ description: 'The calendar year, by the first open of events in UTC.', example: 2026 })
        .optional(),
    }),
  )
  .output(answer(seasonAnswer))
  .query(async ({ ctx: { db, actor }, input: { userId, year: asked } }) => {
    const { hidden, catalogue, ...user } = await getHistoryUser(db, userId, actor)
    const years = await listYears(db)
    const year = asked ?? years[0] ?? new Date().getUTCFullYear()
    const season = { hidden, user, year, years }
    if (hidden) return { ...season, ...nothing }
    const events = await readSeason(db, userId, year)
    const review = seasonReview(await withShares(db, storyDecks(events)))
    const board = await findBoardRow(db, year, userId)
    const faceOf = await findFaces(db, catalogue, review.luckiestCard ? [review.luckiestCard.playerId] : [])
    const withPlayer = <Card extends { playerId: number }>({ playerId, ...card }: Card) => ({
      ...card,
      player: faceOf(playerId),
    })
    const { keyplays } = await listNames(db)
    const { bestKeyplay, bestPhase, luckiestCard, closestMiss } = review
    const keyplay = keyplays.find(each => each.id === bestKeyplay?.keyplayId)
    return {
      ...season,
      img: events[0]?.img ?? '',
      board: board ? { rank: board.rank, points: board.points, events: board.events } : null,
      decks: review.decks,
      won: review.won,
      bestKeyplay: bestKeyplay && keyplay ? { ...keyplay, points: bestKeyplay.points } : null,
      bestPhase: bestPhase && { ...bestPhase, ...namesOf(events, bestPhase) },
      luckiestCard: luckiestCard && withPlayer({ ...luckiestCard, ...namesOf(events, luckiestCard) }),
      closestMiss: closestMiss && { ...closestMiss, ...namesOf(events, closestMiss) },
    }
  })

const nothing = {
  img: '',
  board: null,
  decks: 0,
  won: 0,
  bestKeyplay: null,
  bestPhase: null,
  luckiestCard: null,
  closestMiss: null,
}

/** Reads the user's decks of the completed public events of a year, as everybody may see them. */
async function readSeason(db: Db, userId: number, year: number): Promise<PlayedEvent[]> {
  const among = (await listSeasonEvents(db, year)).map(event => event.id)
  return readPlayed(db, userId, null, { among, limit: mostEvents })
}

async function withShares(db: Db, decks: ReturnType<typeof storyDecks>): Promise<SeasonPhase[]> {
  const scored = decks.filter(({ score }) => score !== null)
  const shareOf = await readShares(db, scored)
  return decks.map(deck => ({
    ...deck,
    cards: deck.cards.map(card => ({
      ...card,
      share: deck.score === null ? null : shareOf(deck, card.playerId),
    })),
  }))
}

/** The names of an event and of one of its phases; an unnamed phase has an empty one. */
function namesOf(events: readonly PlayedEvent[], { eventId, phaseIndex }: StoryPhase) {
  const event = events.find(each => each.eventId === eventId)
  const phase = event?.phases.find(each => each.phaseIndex === phaseIndex)
  return { event: event?.name ?? '', phase: phase?.name ?? '', phasePl: phase?.namePl ?? null }
}
