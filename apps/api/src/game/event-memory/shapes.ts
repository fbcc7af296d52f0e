import { matchStatuses, phaseStateNames, scoreFileTypes, secondChanceStates } from '@game/domain'
import { z } from 'zod'
import { finality, id, instant, phaseIndex } from '../../ground/contract/shapes.ts'
import { perk, player, team } from '../catalogue/record/shapes.ts'

const phaseDates = z.object({
  eventId: id,
  index: phaseIndex,
  name: z.string(),
  points: z.number(),
  mult: z.number(),
  open: instant,
  lock: instant,
})

const eventBase = z.object({
  id,
  name: z.string(),
  img: z.string(),
  public: z.boolean(),
  featured: z.boolean(),
  completed: z.boolean(),
  secondChance: z.boolean(),
  /** How many hours after their last change the results of a phase become final (rulebook 17.1). */
  finalAfterHours: z.int(),
  /** Whether the asker holds a card in a phase of the event. */
  joined: z.boolean(),
  /** The rewards of ranks, or shares of the ranking, granted when the event is completed (rulebook 9.19). */
  rewards: z.array(
    z.object({
      id,
      eventId: id,
      rewardId: z.int(),
      reward: z.object({ name: z.string(), description: z.string() }),
      amount: z.number(),
      from: z.number(),
      to: z.number(),
      type: z.int(),
    }),
  ),
})

/** An event as lists show it. */
export const listedEvent = eventBase.extend({ phases: z.array(phaseDates) }).meta({ id: 'ListedEvent' })

const match = z.object({
  id,
  eventId: id,
  phaseIndex,
  homeTeamId: id,
  awayTeamId: id,
  homeTeam: z.object({ team }),
  awayTeam: z.object({ team }),
  date: instant,
  status: z.enum(matchStatuses),
  /** The number of maps that the series is planned for; null if it is not known. */
  bestOf: z.int().nullable(),
  maps: z.array(
    z.object({ mapNumber: z.int(), mapId: id, homeScore: z.int().nullable(), awayScore: z.int().nullable() }),
  ),
})

const summary = z.object({
  userId: id,
  phaseIndex,
  score: z.number(),
  points: z.number(),
  success: z.boolean(),
})

const phase = phaseDates
  .extend({
    /** The goal as an admin has set it; `points` is the goal that counts, which is fixed at the lock. */
    setPoints: z.number(),
    /** The multiplier as an admin has set it; `mult` is the one that counts, which is also fixed at the lock. */
    setMult: z.number(),
    /** Changes with every edit of the phase. */
    revision: z.int(),
    perks: z.array(z.object({ perkId: z.int(), perk })),
    teams: z.array(
      z.object({ teamId: id, eventId: id, team, players: z.array(z.object({ playerId: id, player })) }),
    ),
    matches: z.array(match),
    phaseSummaries: z.array(summary),
    /** The score files that count for the phase, one per type. */
    files: z.array(z.object({ type: z.enum(scoreFileTypes), uploaded: instant })),
    /** When its counts last changed; null if it has none. */
    countedAt: instant.nullable(),
    ...finality,
    /** The last change of its results after the lock that has a reason, while nothing has changed since (rulebook 17.4). */
    correction: z.object({ at: instant, reason: z.string() }).nullable(),
  })
  .meta({ id: 'Phase' })

export const event = eventBase
  .extend({
    revision: z.int(),
    phases: z.array(phase),
    /**
     * The newest score file of each type; `uncounted` lists the keyplays that it had no columns for (rulebook 8.22).
     */
    scores: z.array(
      z.object({ type: z.enum(scoreFileTypes), uploaded: instant, uncounted: z.array(z.int()) }),
    ),
    /** Only the asker's, empty for a visitor; `score` is null while there is none. */
    phaseStates: z.array(
      z.object({
        phase: phaseIndex,
        state: z.enum(phaseStateNames),
        score: z.number().nullable(),
        /** Whether a correction let the asker in without a deck (rulebook 3.21). */
        letIn: z.boolean(),
      }),
    ),
    secondChanceState: z.enum(secondChanceStates).nullable(),
  })
  .meta({ id: 'Event' })
