import { phaseStateNames, scoreFileTypes, secondChanceStates } from '@game/domain'
import { z } from 'zod'
import { perk, player, team } from '../../catalogue/record/shapes.ts'
import { id, instant, phaseIndex } from '../../contract/shapes.ts'

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
  /** The asking user holds a card in a phase of the event. */
  joined: z.boolean(),
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
    /** As an admin has set it; `points` is what counts: from the lock on as it stood then. */
    setPoints: z.number(),
    /** Changes with whatever an admin changes in the phase. */
    revision: z.int(),
    perks: z.array(z.object({ perkId: z.int(), perk })),
    teams: z.array(
      z.object({ teamId: id, eventId: id, team, players: z.array(z.object({ playerId: id, player })) }),
    ),
    matches: z.array(match),
    phaseSummaries: z.array(summary),
  })
  .meta({ id: 'Phase' })

export const event = eventBase
  .extend({
    revision: z.int(),
    phases: z.array(phase),
    rewards: z.array(
      z.object({
        id,
        eventId: id,
        rewardId: z.int(),
        reward: z.object({ name: z.string() }),
        amount: z.number(),
        from: z.number(),
        to: z.number(),
        type: z.int(),
      }),
    ),
    /** The newest score file of each type; `uncounted`: the keyplays that it had no columns for. */
    scores: z.array(
      z.object({ type: z.enum(scoreFileTypes), uploaded: instant, uncounted: z.array(z.int()) }),
    ),
    /** The asking user's own, empty for a visitor; `score` null where there is none yet. */
    phaseStates: z.array(
      z.object({ phase: phaseIndex, state: z.enum(phaseStateNames), score: z.number().nullable() }),
    ),
    secondChanceState: z.enum(secondChanceStates).nullable(),
  })
  .meta({ id: 'Event' })
