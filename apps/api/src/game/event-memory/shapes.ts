import { matchStatuses, newsStates, secondChanceStates } from '@game/domain'
import { z } from 'zod'
import {
  amount,
  awayTeamId,
  completed,
  deckScore,
  description,
  eventId,
  fileType,
  homeTeamId,
  img,
  lockAt,
  namePl,
  openAt,
  perkId,
  phasePlace,
  phaseState,
  playerId,
  revision,
  secondChance,
  shownName,
  teamId,
  uncounted,
  uploaded,
  userId,
} from '../../ground/contract/fields.ts'
import { finality, id, instant, phaseIndex } from '../../ground/contract/shapes.ts'
import { cardPlayer, perk, polish, team } from '../catalogue/record/shapes.ts'

const phaseDates = z.object({
  eventId,
  index: phasePlace,
  name: shownName,
  namePl,
  points: z
    .number()
    .meta({ description: 'The goal that counts, which is fixed at the lock.', example: 1500 }),
  mult: z.number().describe('The multiplier that counts, which is fixed at the lock.'),
  open: openAt,
  lock: lockAt,
})

const eventBase = z.object({
  id,
  name: shownName,
  img,
  public: z.boolean().describe('Whether players see the event.'),
  featured: z.boolean().describe('Whether the event is featured on the landing page.'),
  completed,
  secondChance,
  /** How many hours after their last change the results of a phase become final (rulebook 17.1). */
  finalAfterHours: z.int().meta({
    description: 'How many hours after the last change of its counts the result of a phase is final.',
    example: 24,
  }),
  /** Whether its phases open and lock by what its game servers send (rulebook 30.18). */
  automatic: z.boolean().describe('Whether its phases open and lock by what its game servers send.'),
  /** Whether the asker holds a card in a phase of the event. */
  joined: z.boolean().describe('Whether the asker holds a card in the event.'),
  /** The rewards of ranks, or shares of the ranking, granted when the event is completed (rulebook 9.19). */
  rewards: z
    .array(
      z
        .object({
          id,
          eventId,
          rewardId: z.int().describe('The id of the reward.'),
          reward: z
            .object({ name: shownName, description, ...polish })
            .meta({ id: 'RewardTexts' })
            .describe('The reward.'),
          amount,
          from: z.number().describe('The first rank or percent.'),
          to: z.number().meta({ description: 'The last rank or percent.', example: 3 }),
          type: z.int().describe('1 for ranks, 2 for percents.'),
        })
        .meta({ id: 'EventReward' }),
    )
    .describe('The rewards.'),
})

/** An event as lists show it. */
export const listedEvent = eventBase
  .extend({ phases: z.array(phaseDates).describe('The phases.') })
  .meta({ id: 'ListedEvent' })

/** Which cards those hold who play in a private event themselves (rulebook 30.15). */
export const ownCards = z
  .enum(['any', 'none'])
  .describe('Which cards those may hold who play in the event themselves: any, or none of their own match.')

/** What an organiser says of a listed player (rulebook 18.15). */
const lineUpNews = z
  .object({
    state: z.enum(newsStates).meta({ description: 'What is said of the player.', example: 'out' }),
    text: z
      .string()
      .meta({ description: 'Why, in the words of an organiser; can be empty.', example: 'Ill' }),
  })
  .meta({ id: 'LineUpNews', description: 'What an organiser says of the player; null for nothing.' })

/** What is planned of a match. */
export const plannedMatch = {
  date: instant.meta({ description: 'When the match begins.', example: '2026-06-01T18:00:00.000Z' }),
  status: z
    .enum(matchStatuses)
    .describe('Whether the match is scheduled, postponed, void (never played) or a forfeit.'),
  bestOf: z.int().nullable().meta({
    description: 'The number of maps the series is planned for; null if it is not known.',
    example: 3,
  }),
}

const match = z.object({
  id,
  eventId,
  phaseIndex,
  homeTeamId,
  awayTeamId,
  homeTeam: z.object({ team: team.describe('The team; null for none.') }).describe('The home team.'),
  awayTeam: z.object({ team: team.describe('The team; null for none.') }).describe('The away team.'),
  ...plannedMatch,
  maps: z
    .array(
      z.object({
        mapNumber: z.int().describe('The place of the map in the match, from 1.'),
        mapId: id.meta({ description: 'The id of the map.', example: 2 }),
        homeScore: z
          .int()
          .nullable()
          .meta({ description: 'The rounds of the home team; null while they are unknown.', example: 13 }),
        awayScore: z
          .int()
          .nullable()
          .meta({ description: 'The rounds of the away team; null while they are unknown.', example: 9 }),
      }),
    )
    .describe('The maps.'),
})

const summary = z.object({
  userId,
  phaseIndex,
  score: deckScore,
  points: z
    .number()
    .meta({ description: 'The goal that counts, which is fixed at the lock.', example: 1500 }),
  success: z.boolean().describe('Whether the score reached the goal.'),
})

const phase = phaseDates
  .extend({
    /** The goal as an admin has set it; `points` is the goal that counts, which is fixed at the lock. */
    setPoints: z.number().meta({ description: 'The goal as an admin has set it.', example: 1500 }),
    /** The multiplier as an admin has set it; `mult` is the one that counts, which is also fixed at the lock. */
    setMult: z.number().describe('The multiplier as an admin has set it.'),
    /** Changes with every edit of the phase. */
    revision,
    perks: z.array(z.object({ perkId, perk: perk.describe('The perk.') })).describe('The perks.'),
    teams: z
      .array(
        z.object({
          teamId,
          eventId,
          team: team.describe('The team; null for none.'),
          players: z
            .array(
              z.object({
                playerId,
                player: cardPlayer.describe('The player.'),
                news: lineUpNews
                  .nullable()
                  .describe('What an organiser says of the player; null for nothing.'),
              }),
            )
            .describe('The players.'),
        }),
      )
      .describe('The teams.'),
    matches: z.array(match).describe('The matches of the phase.'),
    barredPlayers: z
      .array(playerId)
      .describe(
        "The players whose cards the asker may not hold in the phase, as of the asker's own match (rulebook 30.15).",
      ),
    phaseSummaries: z.array(summary).describe('The results that the asker has acknowledged.'),
    /** The score files that count for the phase, one per type. */
    files: z
      .array(
        z.object({
          type: fileType,
          uploaded,
        }),
      )
      .describe('The score files that count for the phase, one per type.'),
    /** When its counts last changed; null if it has none. */
    countedAt: instant.nullable().meta({
      description: 'When the counts of the phase last changed; null if it has none.',
      example: '2026-06-02T20:00:00.000Z',
    }),
    ...finality,
    /** The last change of its results after the lock that has a reason, while nothing has changed since (rulebook 17.4). */
    correction: z
      .object({
        at: instant.describe('When they were changed.'),
        reason: z.string().describe('Why, as users can read it.'),
      })
      .nullable()
      .meta({
        description: 'The last change of the results, if it has a reason; null otherwise.',
        example: null,
      }),
  })
  .meta({ id: 'Phase' })

export const event = eventBase
  .extend({
    revision,
    hosted: z
      .object({
        ownerId: userId.nullable().describe('The id of the owner; null for none.'),
        prize: z.string().meta({
          description: 'What the winner gets, as the owner wrote it; empty for nothing.',
          example: 'A pizza',
        }),
        ownCards,
        closeReason: z.string().nullable().meta({
          description: 'Why an admin has closed the event; null if it is not closed.',
          example: null,
        }),
      })
      .nullable()
      .meta({
        description: 'What a private event has besides (rulebook 30.1); null for other events.',
        example: null,
      }),
    phases: z.array(phase).describe('The phases.'),
    /**
     * The newest score file of each type; `uncounted` lists the keyplays that it had no columns for (rulebook 8.22).
     */
    scores: z
      .array(
        z.object({
          type: fileType,
          uploaded,
          uncounted,
        }),
      )
      .describe('The newest score file of each type.'),
    /** Only the asker's, empty for a visitor; `score` is null while there is none. */
    phaseStates: z
      .array(
        z.object({
          phase: phaseIndex,
          state: phaseState,
          score: z.number().nullable().meta({
            description: 'The score after all multipliers; null while there is none.',
            example: null,
          }),
          /** Whether a correction let the asker in without a deck (rulebook 3.21). */
          letIn: z
            .boolean()
            .meta({ description: 'Whether a correction let the user in without a deck.', example: false }),
        }),
      )
      .describe("The asker's state of each phase."),
    secondChanceState: z
      .enum(secondChanceStates)
      .nullable()
      .describe("The asker's second chance on phase 2; null for none."),
  })
  .meta({ id: 'Event' })
