import { z } from 'zod'
import { finality, id, instant, phaseIndex } from '../../../ground/contract/shapes.ts'
import { format, mode, roundState } from './league.ts'
import { leagueUser } from './user.ts'

/** What a member did in one of the last five rounds. */
const form = z.object({
  round: z.int(),
  score: z.number(),
  hasDeck: z.boolean(),
  /** Of a head to head; null where the fixture does not count, and in a table. */
  outcome: z.enum(['won', 'drawn', 'lost']).nullable(),
})

export const tableRow = z
  .object({
    rank: z.int(),
    /** The rank after the round before; null without one. */
    previousRank: z.int().nullable(),
    user: leagueUser,
    points: z.number(),
    played: z.int(),
    /** The last five rounds that count for the member, the newest last. */
    form: z.array(form),
    /** Whether the user can no longer hold a card in the event (rulebook 19.7); always false in a season. */
    out: z.boolean(),
    /** What decided among equal points (rulebook 19.11, 19.20); null if nobody else has them. */
    tieBreak: z.enum(['roundsWon', 'bestRound', 'scored', 'meetings', 'shared']).nullable(),
    /** Of a table; a round that several won counts half. */
    roundsWon: z.number().nullable(),
    bestRound: z.number().nullable(),
    /** Of a head to head. */
    won: z.int().nullable(),
    drawn: z.int().nullable(),
    lost: z.int().nullable(),
    /** The sum of the member's own scores. */
    scored: z.number().nullable(),
    /** Whether AVERAGE plays for the member (rulebook 19.21). */
    inactive: z.boolean(),
  })
  .meta({ id: 'LeagueTableRow' })

export const leagueTableAnswer = z.object({
  rows: z.array(tableRow),
  count: z.int(),
  own: tableRow.nullable(),
  format,
  mode: mode.nullable(),
  /** The round after which the table stands; null before the first. */
  round: z.int().nullable(),
  /** How many rounds have locked. */
  rounds: z.int(),
  ...finality,
})

const side = leagueUser.nullable()

export const fixture = z
  .object({
    /** Null for AVERAGE, and in a cup for a side that is not known yet. */
    home: side,
    away: side,
    /** Null before the lock. */
    homeScore: z.number().nullable(),
    awayScore: z.number().nullable(),
    /** Whether the side held a card; null before the lock. */
    homeHasDeck: z.boolean().nullable(),
    awayHasDeck: z.boolean().nullable(),
    /** Null before the lock, and where neither side gets points. */
    winner: z.enum(['home', 'away', 'draw']).nullable(),
    state: roundState,
  })
  .meta({ id: 'LeagueFixture' })

export const fixturesAnswer = z.object({
  fixtures: z.array(fixture),
  /** The round that is answered; null if the league has none. */
  round: z.int().nullable(),
  /** How many rounds the league has. */
  rounds: z.int(),
  eventId: id.nullable(),
  phaseIndex: phaseIndex.nullable(),
  lock: instant.nullable(),
  ...finality,
})

/** A tie of a cup (rulebook 19.26). */
export const tie = z
  .object({
    /** From 1; the last level is the final. */
    level: z.int(),
    /** The place of the tie in its level, from 1. */
    index: z.int(),
    home: side,
    away: side,
    homeSeed: z.int().nullable(),
    awaySeed: z.int().nullable(),
    homeScore: z.number().nullable(),
    awayScore: z.number().nullable(),
    winner: z.enum(['home', 'away']).nullable(),
    by: z.enum(['bye', 'left', 'deck', 'score', 'cards', 'bestCard', 'seed', 'walkover']).nullable(),
    state: roundState,
    /** What a correction after the tie was final would have made of it (rulebook 19.27); null if nothing changed. */
    correction: z
      .object({
        homeScore: z.number(),
        awayScore: z.number(),
        winner: z.enum(['home', 'away']),
      })
      .nullable(),
  })
  .meta({ id: 'LeagueTie' })

export const bracketAnswer = z.object({
  /** Slots of the first level; 0 before the draw. */
  size: z.int(),
  seeds: z.array(z.object({ seed: z.int(), user: leagueUser })),
  /** The ties by level and index, without the match for the third place. */
  ties: z.array(tie),
  third: tie.nullable(),
  /** The league's round in which each level is played; `round` is null where the scope has no round for it. */
  levels: z.array(z.object({ level: z.int(), round: z.int().nullable(), state: roundState })),
  champion: leagueUser.nullable(),
})

const seasonRow = z
  .object({
    rank: z.int(),
    user: leagueUser,
    points: z.number(),
    events: z.int(),
    /** A win that several share counts half. */
    wins: z.number(),
    podiums: z.int(),
    bestEvent: z.number(),
  })
  .meta({ id: 'SeasonRow' })

export const seasonAnswer = z.object({
  rows: z.array(seasonRow),
  count: z.int(),
  own: seasonRow.nullable(),
  year: z.int(),
  /** The years that have a completed public event, the newest first. */
  years: z.array(z.int()),
  /** The events that count. */
  events: z.array(z.object({ id, name: z.string() })),
})

export const title = z
  .object({
    /** Null where the asker may not see the league. */
    leagueId: id.nullable(),
    name: z.string().nullable(),
    format,
    scope: z.enum(['event', 'season']),
    wonAt: instant,
  })
  .meta({ id: 'LeagueTitle' })
