import { z } from 'zod'
import { id, instant, phaseIndex } from '../../../ground/contract/shapes.ts'
import { leagueUser, role } from './user.ts'

export const format = z.enum(['table', 'headToHead', 'cup'])
export const visibility = z.enum(['private', 'public'])
export const entry = z.enum(['open', 'letIn'])
export const mode = z.enum(['sum', 'best', 'places'])
export const seedsBy = z.enum(['season', 'lastEvent', 'drawn'])

/** `ahead` until the first round locks, `ended` once every round is final. */
const leagueState = z.enum(['ahead', 'running', 'ended'])
/** `skipped`: more than half of the phase's matches are void (rulebook 19.9). */
export const roundState = z.enum(['ahead', 'running', 'final', 'skipped'])

const settings = {
  name: z.string(),
  format,
  scope: z.enum(['event', 'season']),
  visibility,
  entry,
  /** How a table counts; null in other formats. */
  mode: mode.nullable(),
  /** How many rounds count in the mode `best`; null in others. */
  best: z.int().nullable(),
  /** How a cup is seeded; null in other formats. */
  seeds: seedsBy.nullable(),
  /** Whether a cup has a match for the third place. */
  third: z.boolean(),
}

/** A league as lists show it. */
export const leagueSummary = z
  .object({
    id,
    ...settings,
    state: leagueState,
    /** How many members the league has, and may have. */
    members: z.int(),
    limit: z.int(),
    owner: leagueUser.nullable(),
    /** Eight digits, without the hyphen; only members see that of a private league. */
    code: z.string().nullable(),
    /** The events in the order of their first open, as far as they are known and public. */
    events: z.array(z.object({ id, name: z.string(), open: instant.nullable() })),
    /** The dates between which the events of a season open; null for a list of events. */
    from: z.iso.date().nullable(),
    to: z.iso.date().nullable(),
  })
  .meta({ id: 'LeagueSummary' })

/** Where a user stands in a table; `total` is how many it ranks. */
const leaguePlace = z
  .object({
    rank: z.int(),
    previousRank: z.int().nullable(),
    points: z.number(),
    total: z.int(),
    final: z.boolean(),
  })
  .meta({ id: 'LeaguePlace' })

/** A user's fixture; `opponent` is null for AVERAGE, and in a cup while it is not known. */
const ownFixture = z.object({
  round: z.int(),
  opponent: leagueUser.nullable(),
  state: z.enum(['ahead', 'running']),
})

export const ownLeague = leagueSummary
  .extend({
    role: role.nullable(),
    /** Whether the asker has asked to be let in. */
    waiting: z.boolean(),
    /** Null before the first round, and in a cup. */
    place: leaguePlace.nullable(),
    /** Of a cup: whether the asker is still in it, out, or has won it; null before the draw and in other formats. */
    cup: z.enum(['in', 'out', 'won']).nullable(),
    /** The fixture that is being played, or else comes next; null in a table, before the draw, and for users who do not play. */
    fixture: ownFixture.nullable(),
    /** The fixture of the next round that has not locked. */
    next: ownFixture.nullable(),
  })
  .meta({ id: 'OwnLeague' })

/** A league that exists by itself (rulebook 19.13). */
export const automaticLeague = z
  .object({
    automatic: z.enum(['event', 'clan', 'friends']),
    eventId: id,
    /** The name of the event. */
    event: z.string(),
    /** The name of the clan; null in the others. */
    clan: z.string().nullable(),
    place: leaguePlace.nullable(),
  })
  .meta({ id: 'AutomaticLeague' })

/** A round of a league. */
const round = z
  .object({
    round: z.int(),
    eventId: id,
    /** Null in a season, where a round is an event. */
    phaseIndex: phaseIndex.nullable(),
    name: z.string(),
    /** The first lock of the round. */
    lock: instant,
    state: roundState,
    finalAt: instant.nullable(),
  })
  .meta({ id: 'LeagueRound' })

/**
 * How many of the members who may play the next phase to lock have a deck in it, never who (rulebook 19.30). Null when no phase is
 * open, and above 1,000 members; `decks` is null if fewer than five may play, as it would say who.
 */
export const readyDecks = z
  .object({ decks: z.int().nullable(), members: z.int(), eventId: id, phaseIndex, lock: instant })
  .nullable()
  .meta({ id: 'ReadyDecks' })

/** What the draw follows from (rulebook 19.14), kept before it. */
const closing = z
  .object({
    at: instant,
    eventId: id,
    phaseIndex,
    /** The number of the chain's link whose hash is the root. */
    link: z.int(),
    /** The ids of the members, ascending, joined by commas. */
    members: z.string(),
    root: z.string(),
    seed: z.string(),
  })
  .meta({ id: 'LeagueClosing' })

export const leagueMember = z
  .object({
    user: leagueUser,
    role,
    joinedAt: instant,
    /** Whether AVERAGE plays for them now (rulebook 19.21). */
    inactive: z.boolean(),
  })
  .meta({ id: 'LeagueMember' })

export const league = leagueSummary
  .extend({
    createdAt: instant,
    /** The asker's role; null for anybody else than a member. */
    role: role.nullable(),
    waiting: z.boolean(),
    rounds: z.array(round),
    /** The round of the table: the last one that has locked; null before the first. */
    round: z.int().nullable(),
    ready: readyDecks,
    /** When the asker may remind those without a deck; null when nobody can be reminded. */
    remindFrom: instant.nullable(),
    /** The first 50 members; null for whoever may not see names. */
    roster: z.array(leagueMember).nullable(),
    /** Who asks to be let in, and who was removed: for the owner and moderators, empty for others. */
    asking: z.array(z.object({ user: leagueUser, at: instant, removed: z.boolean() })),
    /** Of a head to head or a cup that has been closed. */
    closing: closing.nullable(),
    /** The order of the draw; null before it, and in a table. */
    draw: z.array(leagueUser).nullable(),
    /** The league that this one goes on from, and the one that goes on from it. */
    renewedFrom: id.nullable(),
    renewedAs: id.nullable(),
  })
  .meta({ id: 'League' })

export const preview = leagueSummary
  .omit({ code: true })
  .extend({
    /** What joining does: join at once, ask to be let in, or why nobody can join. */
    joining: z.enum(['open', 'letIn', 'full', 'closed', 'over']),
    /** The asker's own part in it; `none` for a visitor. */
    asker: z.enum(['none', 'member', 'waiting', 'removed']),
    ready: readyDecks,
    /** The first members of a public league; null in a private one. */
    names: z.array(leagueUser).nullable(),
  })
  .meta({ id: 'LeaguePreview' })
