import { z } from 'zod'
import {
  count,
  eventId,
  leagueId,
  named,
  previousRank,
  sharedRank,
  shownPoints,
} from '../../../ground/contract/fields.ts'
import { finality, instant, phaseIndex } from '../../../ground/contract/shapes.ts'
import { format, mode, roundState } from './league.ts'
import { leagueUser } from './user.ts'

/** What a member did in one of the last five rounds. */
const form = z.object({
  round: z.int().meta({ description: 'The number of the round, from 1.', example: 2 }),
  score: z.number().meta({ description: 'The score of the round, in points.', example: 1240.5 }),
  hasDeck: z.boolean().describe('Whether the user held a card.'),
  /** Of a head to head; null where the fixture does not count, and in a table. */
  outcome: z
    .enum(['won', 'drawn', 'lost'])
    .nullable()
    .describe('The result of the fixture; null where it does not count, and in a table.'),
})

export const tableRow = z
  .object({
    rank: sharedRank,
    /** The rank after the round before; null without one. */
    previousRank: previousRank.nullable(),
    user: leagueUser.describe('The user.'),
    points: shownPoints,
    played: z.int().meta({
      description: 'In how many rounds the user held a card, or how many fixtures counted.',
      example: 4,
    }),
    /** The last five rounds that count for the member, the newest last. */
    form: z.array(form).describe('The last five rounds that count for the user, the newest last.'),
    /** Whether the user can no longer hold a card in the event (rulebook 19.7); always false in a season. */
    out: z
      .boolean()
      .meta({ description: 'Whether the user can no longer hold a card in the event.', example: false }),
    /** What decided among equal points (rulebook 19.11, 19.20); null if nobody else has them. */
    tieBreak: z
      .enum(['roundsWon', 'bestRound', 'scored', 'meetings', 'shared'])
      .nullable()
      .describe('What decided among equal points; null if nobody else has them.'),
    /** Of the qualifying round of a cup (rulebook 19.39). */
    qualifies: z.boolean().nullable().meta({
      description: 'Whether the user goes on to the bracket of a cup; null elsewhere.',
      example: null,
    }),
    /** Of a table; a round that several won counts half. */
    roundsWon: z
      .number()
      .nullable()
      .describe('How many rounds the user won, a shared one half; null in a head to head.'),
    bestRound: z.number().nullable().describe('The best single round, in points; null in a head to head.'),
    /** Of a head to head. */
    won: z.int().nullable().meta({ description: 'How many fixtures were won; null in a table.', example: 2 }),
    drawn: z.int().nullable().describe('How many fixtures were drawn; null in a table.'),
    lost: z.int().nullable().describe('How many fixtures were lost; null in a table.'),
    /** The sum of the member's own scores. */
    scored: z.number().nullable().describe("The sum of the user's own scores; null in a table."),
    /** Whether AVERAGE plays for the member (rulebook 19.21). */
    inactive: z.boolean().meta({
      description: 'Whether AVERAGE plays for the user, after two rounds without a deck.',
      example: false,
    }),
  })
  .meta({ id: 'LeagueTableRow' })

export const leagueTableAnswer = z.object({
  rows: z.array(tableRow).describe('The rows of this page.'),
  count,
  own: tableRow.nullable().meta({ description: "The asker's own; null for none.", example: null }),
  format,
  mode: mode.nullable(),
  /** The round after which the table stands; null before the first. */
  round: z.int().nullable().meta({
    description: 'The number of the round, from 1; in the answer null if there is none.',
    example: 2,
  }),
  /** How many rounds have locked. */
  rounds: z.int().meta({ description: 'How many rounds have locked.', example: 2 }),
  ...finality,
})

const side = leagueUser.nullable()

export const fixture = z
  .object({
    /** Null for AVERAGE, and in a cup for a side that is not known yet. */
    home: side.describe('The home side; null for AVERAGE, or while it is not known.'),
    away: side.describe('The away side; null for AVERAGE, or while it is not known.'),
    /** Null before the lock. */
    homeScore: z.number().nullable().describe('The score of the home side, in points; null before the lock.'),
    awayScore: z.number().nullable().describe('The score of the away side, in points; null before the lock.'),
    /** Whether the side held a card; null before the lock. */
    homeHasDeck: z.boolean().nullable().describe('Whether the home side held a card; null before the lock.'),
    awayHasDeck: z.boolean().nullable().describe('Whether the away side held a card; null before the lock.'),
    /** Null before the lock, and where neither side gets points. */
    winner: z
      .enum(['home', 'away', 'draw'])
      .nullable()
      .describe('The side that won; null before the lock, or if neither did.'),
    state: roundState,
  })
  .meta({ id: 'LeagueFixture' })

export const fixturesAnswer = z.object({
  fixtures: z.array(fixture).describe('The fixtures of the round.'),
  /** The round that is answered; null if the league has none. */
  round: z.int().nullable().meta({
    description: 'The number of the round, from 1; in the answer null if there is none.',
    example: 2,
  }),
  /** How many rounds the league has. */
  rounds: z.int().meta({ description: 'How many rounds the league has.', example: 5 }),
  eventId: eventId.nullable(),
  phaseIndex: phaseIndex.nullable().describe('The index of the phase; null for a whole event.'),
  lock: instant.nullable().describe('The first lock of the round; null if there is none.'),
  ...finality,
})

/** A tie of a cup (rulebook 19.26). */
export const tie = z
  .object({
    /** From 1; the last level is the final. */
    level: z.int().describe('The level, from 1; the last one is the final.'),
    /** The place of the tie in its level, from 1. */
    index: z.int().describe('The place of the tie in its level, from 1.'),
    home: side.describe('The home side; null for AVERAGE, or while it is not known.'),
    away: side.describe('The away side; null for AVERAGE, or while it is not known.'),
    homeSeed: z.int().nullable().describe('The seed of the home side.'),
    awaySeed: z.int().nullable().meta({ description: 'The seed of the away side.', example: 8 }),
    homeScore: z.number().nullable().describe('The score of the home side, in points; null before the lock.'),
    awayScore: z.number().nullable().describe('The score of the away side, in points; null before the lock.'),
    winner: z
      .enum(['home', 'away'])
      .nullable()
      .describe('The side that won; null before the lock, or if neither did.'),
    by: z
      .enum(['bye', 'left', 'deck', 'score', 'cards', 'bestCard', 'seed', 'walkover'])
      .nullable()
      .meta({ description: 'What decided the tie; null before the lock.', example: 'score' }),
    state: roundState,
    /** What a correction after the tie was final would have made of it (rulebook 19.27); null if nothing changed. */
    correction: z
      .object({
        homeScore: z.number().meta({
          description: 'The score of the home side, in points; null before the lock.',
          example: 1240.5,
        }),
        awayScore: z.number().meta({
          description: 'The score of the away side, in points; null before the lock.',
          example: 1240.5,
        }),
        winner: z
          .enum(['home', 'away'])
          .describe('The side that won; null before the lock, or if neither did.'),
      })
      .nullable()
      .describe('What a correction after the tie was final would have made of it; null for none.'),
  })
  .meta({ id: 'LeagueTie' })

export const bracketAnswer = z.object({
  /** Slots of the first level; 0 before the draw. */
  size: z.int().meta({ description: 'How many slots the first level has; 0 before the draw.', example: 8 }),
  seeds: z
    .array(
      z.object({
        seed: z.int().describe('The number of the seed, from 1.'),
        user: leagueUser.describe('The user.'),
      }),
    )
    .describe('The seeds, the best first.'),
  /** The ties by level and index, without the match for the third place. */
  ties: z.array(tie).describe('The ties by level and index, without the match for the third place.'),
  third: tie.nullable().describe('The match for the third place; null if the cup has none.'),
  /** The league's round in which each level is played; `round` is null where the scope has no round for it. */
  levels: z
    .array(
      z.object({
        level: z.int().describe('The level, from 1; the last one is the final.'),
        round: z.int().nullable().meta({ description: 'The number of the round, from 1.', example: 2 }),
        state: roundState,
      }),
    )
    .describe('The round in which each level is played.'),
  champion: leagueUser
    .nullable()
    .describe('The winner of the cup; null until the round of the final is final.'),
  crownedOnPoints: z.boolean().meta({
    description: 'Whether the rounds ended before a final, so that the points of all rounds decided.',
    example: false,
  }),
})

const seasonRow = z
  .object({
    rank: sharedRank,
    user: leagueUser.describe('The user.'),
    points: shownPoints,
    events: z.int().meta({ description: 'In how many events the user held a card.', example: 6 }),
    /** A win that several share counts half. */
    wins: z.number().describe('How many events the user won, a shared one half.'),
    podiums: z.int().meta({ description: 'How many times the user was among the first three.', example: 3 }),
    bestEvent: z.number().meta({ description: 'The best score of an event, in points.', example: 3120.5 }),
  })
  .meta({ id: 'SeasonRow' })

export const seasonAnswer = z.object({
  rows: z.array(seasonRow).describe('The rows of this page.'),
  count,
  own: seasonRow.nullable().meta({ description: "The asker's own; null for none.", example: null }),
  year: z
    .int()
    .meta({ description: 'The calendar year, by the first open of events in UTC.', example: 2026 }),
  /** The years that have a completed public event, the newest first. */
  years: z.array(z.int()).meta({
    description: 'The years with a completed public event, the newest first.',
    example: [2026, 2025],
  }),
  /** The events that count. */
  events: z.array(named).describe('The events that count.'),
})

export const title = z
  .object({
    /** Null where the asker may not see the league. */
    leagueId: leagueId.nullable(),
    name: z.string().nullable().describe('The name of the league; null where the asker may not know it.'),
    format,
    scope: z
      .enum(['event', 'season'])
      .describe('Whether its rounds are the phases of an event, or the events of a season.'),
    wonAt: instant.describe('When the league ended.'),
  })
  .meta({ id: 'LeagueTitle' })
