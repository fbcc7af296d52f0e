import { phaseStateNames } from '@game/domain'
import { z } from 'zod'
import { finality, id, instant, phaseIndex } from '../../ground/contract/shapes.ts'

/** What small cards show of a player. */
const face = z
  .object({
    id,
    name: z.string(),
    img: z.string(),
    team: z.object({ key: z.string(), name: z.string() }).nullable(),
  })
  .meta({ id: 'PlayerFace' })

const historyCard = z.object({
  player: face,
  score: z.number().nullable().describe('The score of the card; null before the first score file.'),
  sleeveId: z.int().nullable(),
  keyplays: z.array(z.object({ id: z.int(), points: z.number() })),
})

const topPercent = z
  .int()
  .nullable()
  .describe('Among which percent of the best decks it is; null if that is not known.')

const historyPhase = z.object({
  phaseIndex,
  name: z.string(),
  lock: instant,
  goal: z.number(),
  state: z.enum(phaseStateNames),
  score: z.number().nullable(),
  topPercent,
  ...finality,
  cards: z.array(historyCard),
})

const historyEvent = z.object({
  eventId: id,
  name: z.string(),
  img: z.string(),
  rank: z.int().nullable().describe('The rank in the event; null until it is ranked.'),
  participants: z.int().nullable(),
  phases: z.array(historyPhase),
})

const hidden = z
  .boolean()
  .describe('Whether the user hides the history from the asker, who then gets nothing else of it.')

export const historyAnswer = z.object({
  hidden,
  events: z.array(historyEvent),
  next: id.nullable().describe('What to send as `before` for the next page; null for none.'),
})

const times = z.int().describe('How often it was chosen.')
const brought = z.number().describe('What it brought.')
/** A keyplay or a sleeve with its names; the Polish one is null if there is none. */
const named = { id: z.int(), name: z.string(), namePl: z.string().nullable() }
const favourite = z.object({ ...named, times, points: brought })

export const careerAnswer = z.object({
  hidden,
  decks: z.int().describe('How many decks have scores.'),
  players: z.array(z.object({ player: face, times, points: brought })),
  keyplays: z.array(favourite),
  sleeves: z.array(favourite).describe('The sleeves that multiplied cards.'),
  streak: z.object({ longest: z.int(), current: z.int() }).describe('Phases won in a row.'),
  finishes: z
    .array(z.object({ eventId: id, name: z.string(), rank: z.int(), participants: z.int() }))
    .describe('The best ranks.'),
})

const phaseOf = { eventId: id, event: z.string(), phaseIndex, phase: z.string() }

export const seasonAnswer = z.object({
  hidden,
  user: z.object({ id, username: z.string(), name: z.string(), avatar: z.string() }),
  year: z.int(),
  img: z.string().describe('The picture of the newest event.'),
  years: z.array(z.int()).describe('The seasons with a board, the newest first.'),
  board: z
    .object({ rank: z.int(), points: z.number(), events: z.int() })
    .nullable()
    .describe("The user's row of the season board; null for none."),
  decks: z.int(),
  won: z.int().describe('How many phases were won.'),
  bestKeyplay: z
    .object({ ...named, points: z.number() })
    .nullable()
    .describe('The keyplay that earned the most points; null if none earned any.'),
  bestPhase: z
    .object({
      ...phaseOf,
      score: z.number(),
      topPercent: z.int().describe('Among which percent of the best decks it is.'),
    })
    .nullable()
    .describe('The phase with the best deck; null if none is known.'),
  luckiestCard: z
    .object({ ...phaseOf, player: face, score: z.number(), share: z.number() })
    .nullable()
    .describe('The card that brought the most which few others had; null if none brought any.'),
  closestMiss: z
    .object({
      ...phaseOf,
      score: z.number(),
      goal: z.number(),
      missing: z.number().describe('The points that were missing to the goal.'),
    })
    .nullable()
    .describe('The lost phase in which the least was missing; null for none.'),
})
