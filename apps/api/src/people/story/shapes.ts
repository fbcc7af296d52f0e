import { z } from 'zod'
import {
  avatar,
  deckCount,
  deckScore,
  eventId,
  goal,
  img,
  lockAt,
  logoKey,
  namePl,
  participants,
  phaseState,
  share,
  sharedRank,
  shownName,
  shownPoints,
  username,
} from '../../ground/contract/fields.ts'
import { finality, id, phaseIndex } from '../../ground/contract/shapes.ts'

/** What small cards show of a player. */
const face = z
  .object({
    id,
    name: shownName,
    img,
    team: z.object({ key: logoKey, name: shownName }).nullable().describe('The team; null for none.'),
  })
  .meta({ id: 'PlayerFace' })

const historyCard = z.object({
  player: face.describe('The player.'),
  score: z.number().nullable().describe('The score of the card; null before the first score file.'),
  sleeveId: z
    .int()
    .nullable()
    .meta({ description: 'The id of the sleeve that gives the multiplier; null for none.', example: 3 }),
  keyplays: z
    .array(z.object({ id: z.int().describe('The id.'), points: shownPoints }))
    .describe('The keyplays.'),
})

const topPercent = z
  .int()
  .nullable()
  .describe('Among which percent of the best decks it is; null if that is not known.')

const historyPhase = z.object({
  phaseIndex,
  name: shownName,
  namePl,
  lock: lockAt,
  goal,
  state: phaseState,
  score: z
    .number()
    .nullable()
    .meta({ description: 'The score after all multipliers; null while there is none.', example: null }),
  topPercent,
  ...finality,
  cards: z.array(historyCard).describe('The cards.'),
})

const historyEvent = z.object({
  eventId,
  name: shownName,
  img,
  rank: z.int().nullable().describe('The rank in the event; null until it is ranked.'),
  participants: participants.nullable(),
  phases: z.array(historyPhase).describe('The phases.'),
})

const hidden = z
  .boolean()
  .describe('Whether the user hides the history from the asker, who then gets nothing else of it.')

export const historyAnswer = z.object({
  hidden,
  events: z.array(historyEvent).describe('The events.'),
  next: id.nullable().describe('What to send as `before` for the next page; null for none.'),
})

const times = z.int().describe('How often it was chosen.')
const brought = z.number().describe('What it brought.')
/** A keyplay or a sleeve with its names; the Polish one is null if there is none. */
const named = { id: z.int().describe('The id.'), name: shownName, namePl }
const favourite = z
  .object({ ...named, times, points: brought.meta({ example: 1500 }) })
  .meta({ id: 'Favourite' })

export const careerAnswer = z.object({
  hidden,
  decks: z.int().describe('How many decks have scores.').meta({ example: 120 }),
  players: z
    .array(z.object({ player: face.describe('The player.'), times, points: brought.meta({ example: 1500 }) }))
    .describe('The players.'),
  keyplays: z.array(favourite).describe('The keyplays.'),
  sleeves: z.array(favourite).describe('The sleeves that multiplied cards.'),
  streak: z
    .object({
      longest: z.int().meta({ description: 'The most that ever were.', example: 4 }),
      current: z.int().describe('The ids of the uploads that count now.'),
    })
    .describe('Phases won in a row.'),
  finishes: z
    .array(z.object({ eventId, name: shownName, rank: sharedRank, participants }))
    .describe('The best ranks.'),
})

const phaseOf = {
  eventId,
  event: z.string().describe('The name of the event.'),
  phaseIndex,
  phase: z.string().describe('The name of the phase.'),
  phasePl: namePl,
}

export const seasonAnswer = z.object({
  hidden,
  user: z.object({ id, username, name: shownName, avatar }).describe('The user.'),
  year: z
    .int()
    .meta({ description: 'The calendar year, by the first open of events in UTC.', example: 2026 }),
  img: z.string().describe('The picture of the newest event.').meta({ example: 'apex' }),
  years: z
    .array(z.int())
    .describe('The seasons with a board, the newest first.')
    .meta({ example: [2026, 2025] }),
  board: z
    .object({ rank: sharedRank, points: shownPoints, events: z.int().describe('The events.') })
    .nullable()
    .describe("The user's row of the season board; null for none."),
  decks: deckCount,
  won: z.int().describe('How many phases were won.').meta({ example: 2 }),
  bestKeyplay: z
    .object({ ...named, points: shownPoints })
    .nullable()
    .describe('The keyplay that earned the most points; null if none earned any.'),
  bestPhase: z
    .object({
      ...phaseOf,
      score: deckScore,
      topPercent: z.int().describe('Among which percent of the best decks it is.'),
    })
    .nullable()
    .describe('The phase with the best deck; null if none is known.'),
  luckiestCard: z
    .object({ ...phaseOf, player: face.describe('The player.'), score: deckScore, share })
    .nullable()
    .describe('The card that brought the most which few others had; null if none brought any.'),
  closestMiss: z
    .object({
      ...phaseOf,
      score: deckScore,
      goal,
      missing: z.number().describe('The points that were missing to the goal.'),
    })
    .nullable()
    .describe('The lost phase in which the least was missing; null for none.'),
})
