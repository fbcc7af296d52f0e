import { z } from 'zod'
import {
  createdAt,
  eventId,
  isFinal,
  lockAt,
  openAt,
  previousRank,
  sharedRank,
  shownName,
  shownPoints,
} from '../../../ground/contract/fields.ts'
import { id, instant, phaseIndex, text } from '../../../ground/contract/shapes.ts'
import { leagueUser, role } from './user.ts'

export const format = z
  .enum(['table', 'headToHead', 'cup'])
  .meta({ id: 'LeagueFormat', description: 'Whether it is a table, a head to head or a cup.' })
export const visibility = z.enum(['private', 'public']).meta({
  id: 'LeagueVisibility',
  description: 'Who sees it: only its members and who has the code, or everybody.',
})
export const entry = z
  .enum(['open', 'letIn'])
  .meta({ id: 'LeagueEntry', description: 'Whether the code lets users in at once, or its owner does.' })
export const mode = z
  .enum(['sum', 'best', 'places'])
  .describe('How a table counts: all rounds, the best ones, or points by place; null in other formats.')
export const seedsBy = z.enum(['season', 'lastEvent', 'drawn']).meta({
  description: 'How a cup is seeded: by the season board, by the last event, or drawn; null in others.',
  example: 'drawn',
})

/** `ahead` until the first round locks, `ended` once every round is final. */
const leagueState = z.enum(['ahead', 'running', 'ended'])
/** `skipped`: more than half of the phase's matches are void (rulebook 19.9). */
export const roundState = z.enum(['ahead', 'running', 'final', 'skipped']).meta({
  description: 'Ahead of its lock, running, final, or skipped as most of its matches are void.',
  example: 'running',
})

/** What the owner writes about a league; empty for nothing (rulebook 19.35). */
export const leagueTexts = {
  prize: text(1000).meta({
    description: 'What the winner gets, as the owner wrote it; empty for nothing.',
    example: 'A pizza',
  }),
  note: text(1000).meta({
    description: 'What the owner wants to say to all; empty for nothing.',
    example: 'Be kind.',
  }),
}

const settings = {
  name: z.string().meta({
    description: 'The name, as its owner chose it; several leagues may have the same.',
    example: 'The Office',
  }),
  format,
  scope: z
    .enum(['event', 'season'])
    .describe('Whether its rounds are the phases of an event, or the events of a season.'),
  visibility,
  entry,
  /** How a table counts; null in other formats. */
  mode: mode.nullable(),
  /** How many rounds count in the mode `best`; null in others. */
  best: z
    .int()
    .nullable()
    .meta({ description: 'How many rounds count in the mode `best`; null in others.', example: 3 }),
  /** How a cup is seeded; null in other formats. */
  seeds: seedsBy.nullable(),
  /** Whether a cup has a match for the third place. */
  third: z.boolean().meta({ description: 'Whether a cup has a match for the third place.', example: false }),
  /** Whether a cup starts when it fits (rulebook 19.39). */
  qualifying: z.boolean().meta({
    description: 'Whether a cup with too many members for its rounds plays the first one as a table.',
    example: false,
  }),
}

/** A league as lists show it. */
export const leagueSummary = z
  .object({
    id,
    ...settings,
    state: leagueState.meta({
      description: 'Ahead until the first round locks, ended once all its events are completed.',
      example: 'running',
    }),
    /** How many members the league has, and may have. */
    members: z.int().meta({ description: 'How many members it has.', example: 10 }),
    limit: z.int().meta({ description: 'How many members it may have.', example: 10000 }),
    /** Of a cup that starts when it fits, if its first round is played as a table, or may be: how many go on from there (rulebook 19.39). */
    qualifiers: z.int().nullable().meta({
      description:
        'How many go on from the first round of a cup, played as a table with more than twice as many members; null for no such round.',
      example: null,
    }),
    owner: leagueUser.nullable().describe('Its owner; null while there is none.'),
    /** Eight digits, without the hyphen; only members see that of a private league. */
    code: z
      .string()
      .nullable()
      .describe('The code for joining, without the hyphen; null for others than members of a private one.'),
    /** The events in the order of their first open, as far as they are known and public. */
    events: z
      .array(
        z
          .object({
            id,
            name: shownName,
            open: openAt.nullable(),
          })
          .meta({ id: 'LeagueEvent' }),
      )
      .describe('Its events in the order of their first open, as far as they are public.'),
    /** The dates between which the events of a season open; null for a list of events. */
    from: z.iso.date().nullable().meta({
      description: 'The first day on which its events open; null for a list of events.',
      example: '2026-09-01',
    }),
    to: z.iso.date().nullable().meta({
      description: 'The last day on which its events open; null for a list of events.',
      example: '2026-12-31',
    }),
  })
  .meta({ id: 'LeagueSummary' })

/** Where a user stands in a table; `total` is how many it ranks. */
const leaguePlace = z
  .object({
    rank: sharedRank,
    previousRank: previousRank.nullable(),
    points: shownPoints,
    total: z.int().meta({ description: 'How many users are ranked.', example: 10 }),
    final: isFinal,
  })
  .meta({ id: 'LeaguePlace' })

/** A user's fixture; `opponent` is null for AVERAGE, and in a cup while it is not known. */
const ownFixture = z
  .object({
    round: z.int().meta({ description: 'The number of the round, from 1.', example: 2 }),
    opponent: leagueUser.nullable().describe('Who the asker plays; null for AVERAGE.'),
    state: z
      .enum(['ahead', 'running'])
      .meta({ description: 'Whether it is ahead of its lock, or running.', example: 'running' }),
  })
  .meta({ id: 'OwnFixture' })

export const ownLeague = leagueSummary
  .extend({
    role: role.nullable().meta({
      description: 'The role in the league: 1 owner, 2 member, 3 moderator; null for others.',
      example: 2,
    }),
    /** Whether the asker has asked to be let in. */
    waiting: z.boolean().meta({ description: 'Whether the asker has asked to be let in.', example: false }),
    /** Null before the first round, and in a cup. */
    place: leaguePlace
      .nullable()
      .describe('Where the asker stands in the table; null before the first round, and in a cup.'),
    /** Of a cup: whether the asker is still in it, out, or has won it; null before the draw and in other formats. */
    cup: z
      .enum(['in', 'out', 'won'])
      .nullable()
      .describe('Whether the asker is still in the cup, out, or has won it; null otherwise.'),
    /** The fixture that is being played, or else comes next; null in a table, before the draw, and for users who do not play. */
    fixture: ownFixture
      .nullable()
      .describe("The asker's fixture in the running round or the next; null for none."),
    /** The fixture of the next round that has not locked. */
    next: ownFixture
      .nullable()
      .describe("The asker's fixture in the next round; null for none, or while its opponent is not known."),
  })
  .meta({ id: 'OwnLeague' })

/** A league that exists by itself (rulebook 19.13). */
export const automaticLeague = z
  .object({
    automatic: z
      .enum(['event', 'clan', 'friends'])
      .describe('Whether it is everybody of the event, the clan or the friends of the asker.'),
    eventId,
    /** The name of the event. */
    event: z.string().meta({ description: 'The name of the event.', example: 'Night Cup' }),
    /** The name of the clan; null in the others. */
    clan: z.string().nullable().describe('The name of the clan; null in the others.'),
    place: leaguePlace
      .nullable()
      .describe('Where the asker stands in the table; null before the first round, and in a cup.'),
  })
  .meta({ id: 'AutomaticLeague' })

const locksLive = z.boolean().meta({
  description:
    'Whether it locks when a match goes live, as an automatic evening does; then `lock` only waits.',
  example: false,
})

/** A round of a league. */
const round = z
  .object({
    round: z.int().meta({ description: 'The number of the round, from 1.', example: 2 }),
    eventId,
    /** Null in a season, where a round is an event. */
    phaseIndex: phaseIndex.nullable().describe('The index of the phase; null for a whole event.'),
    name: z.string().meta({ description: 'The name of the phase, or of the event.', example: 'Playoffs' }),
    namePl: z.string().optional().describe('The Polish name of the phase, if it has one.'),
    /** The first lock of the round. */
    lock: instant.meta({ description: 'The first lock of the round.', example: '2026-06-02T12:00:00.000Z' }),
    locksLive,
    state: roundState,
    finalAt: instant.nullable().meta({
      description:
        'When it becomes final by itself; null if that is not known, or if it is final by completion.',
      example: '2026-06-03T20:00:00.000Z',
    }),
  })
  .meta({ id: 'LeagueRound' })

/**
 * How many of the members who may play the next phase to lock have a deck in it, never who (rulebook 19.30). Null when no phase is
 * open, and above 1,000 members; `decks` is null if fewer than five may play, as it would say who.
 */
export const readyDecks = z
  .object({
    decks: z.int().nullable().meta({
      description: 'How many of them have a deck; null if fewer than five may play, as it would say who.',
      example: 7,
    }),
    members: z.int().meta({ description: 'How many members may play the phase.', example: 10 }),
    eventId,
    phaseIndex,
    lock: lockAt,
    locksLive,
  })
  .nullable()
  .meta({ id: 'ReadyDecks' })
  .describe(
    'How many have a deck in the phase that locks next; null if none is open, or of more than 1,000 members.',
  )

/** What the draw follows from (rulebook 19.14), kept before it. */
const closing = z
  .object({
    at: instant.describe('When the list of members was closed: the first lock.'),
    eventId,
    phaseIndex,
    /** The number of the chain's link whose hash is the root. */
    link: z.int().describe("The number of the lock's link in the chain of the event."),
    /** The ids of the members, ascending, joined by commas. */
    members: z
      .string()
      .meta({ description: 'The ids of the members, ascending, joined by commas.', example: '7,12,31' }),
    root: z.string().meta({ description: 'The hash of that link.', example: 'c2f7…' }),
    seed: z.string().meta({
      description: 'The SHA-256 of `SHA-256(members):root`, from which the order follows.',
      example: '91ab…',
    }),
  })
  .meta({ id: 'LeagueClosing' })

export const leagueMember = z
  .object({
    user: leagueUser.describe('The user.'),
    role: role.meta({
      description: 'The role in the league: 1 owner, 2 member, 3 moderator; null for others.',
      example: 2,
    }),
    joinedAt: instant.describe('When the user joined.'),
    /** Whether AVERAGE plays for them now (rulebook 19.21). */
    inactive: z.boolean().meta({
      description: 'Whether AVERAGE plays for the user, after two rounds without a deck.',
      example: false,
    }),
  })
  .meta({ id: 'LeagueMember' })

export const league = leagueSummary
  .extend({
    createdAt,
    ...leagueTexts,
    talks: z.boolean().meta({ description: 'Whether its members can talk.', example: true }),
    /** The asker's role; null for anybody else than a member. */
    role: role.nullable().meta({
      description: 'The role in the league: 1 owner, 2 member, 3 moderator; null for others.',
      example: 2,
    }),
    waiting: z.boolean().meta({ description: 'Whether the asker has asked to be let in.', example: false }),
    rounds: z.array(round).describe('The rounds, in order.'),
    /** The round of the table: the last one that has locked; null before the first. */
    round: z.int().nullable().meta({
      description: 'The round of the table: the last one that has locked; null before the first.',
      example: 2,
    }),
    ready: readyDecks,
    /** When the asker may remind those without a deck; null when nobody can be reminded. */
    remindFrom: instant
      .nullable()
      .describe('From when on the asker may remind those without a deck; null if nobody can be reminded.'),
    /** The first 50 members; null for a caller who may not see names. */
    roster: z
      .array(leagueMember)
      .nullable()
      .describe('The first 50 members; null for others who may not see them.'),
    /** Who asks to be let in, and who was removed: for the owner and moderators, empty for others. */
    asking: z
      .array(
        z.object({
          user: leagueUser.describe('The user.'),
          at: instant.describe('When the user asked, or was removed.'),
          removed: z.boolean().meta({
            description: 'Whether the user was removed, and has not asked to be let in.',
            example: false,
          }),
        }),
      )
      .describe('Who asks to be let in, and who was removed; empty for others than owner and moderators.'),
    /** Of a head to head or a cup that has been closed. */
    closing: closing
      .nullable()
      .describe('What the draw follows from, kept before it; null before the first lock, and in a table.'),
    bracketStands: z
      .boolean()
      .describe(
        'Whether who is in the bracket of a cup changes no more; false before its draw, and in other leagues.',
      ),
    /** The order of the draw; null before it, and in a table. */
    draw: z
      .array(leagueUser)
      .nullable()
      .describe(
        'The users in the order of the draw, or of the seeds of a cup; null before it, and in a table.',
      ),
    /** The league that this one goes on from, and the one that goes on from it. */
    renewedFrom: id
      .nullable()
      .meta({ description: 'The id of the league before this one; null for none.', example: 2 }),
    renewedAs: id
      .nullable()
      .meta({ description: 'The id of the league after this one; null for none.', example: 4 }),
  })
  .meta({ id: 'League' })

export const preview = leagueSummary
  .omit({ code: true })
  .extend({
    ...leagueTexts,
    /** What joining does: join at once, ask to be let in, or why nobody can join. */
    joining: z
      .enum(['open', 'letIn', 'full', 'closed', 'over'])
      .describe('What joining does, or why nobody can join.'),
    /** The asker's own part in it; `none` for a visitor. */
    asker: z.enum(['none', 'member', 'waiting', 'removed']).describe("The asker's part in the league."),
    ready: readyDecks,
    /** The first members of a public league; null in a private one. */
    names: z
      .array(leagueUser)
      .nullable()
      .describe('The first members of a public league; null in a private one.'),
  })
  .meta({ id: 'LeaguePreview' })
