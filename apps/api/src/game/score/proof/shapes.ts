import { keyplayTypes } from '@game/domain'
import { z } from 'zod'
import {
  amount,
  completed,
  country,
  deckCount,
  deckScore,
  description,
  doneAt,
  eventId,
  fileType,
  goal,
  keyplayCount,
  keyplayId,
  lockAt,
  multiplier,
  openAt,
  perkId,
  phasePlace,
  playerId,
  previousRank,
  rewardId,
  rows,
  savedAt,
  secondChance,
  sharedRank,
  shownName,
  userId,
} from '../../../ground/contract/fields.ts'
import { id, instant, phaseIndex } from '../../../ground/contract/shapes.ts'

/** A read-only list, as in the domain's types. */
const list = <Item extends z.ZodType>(item: Item) => z.array(item).readonly()

const hash = z
  .string()
  .regex(/^[0-9a-f]{64}$/)
  .meta({ example: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08' })
const keyplayType = z.enum(keyplayTypes)

const body = z.discriminatedUnion('kind', [
  z.object({
    kind: z.enum(['lock', 'carry', 'recheck']).describe('What the link records.'),
    phase: phaseIndex,
    decks: deckCount,
    root: hash.describe('The root of the decks of the phase.'),
    facts: hash.describe('The hash of what the scores depend on besides decks and counts.'),
    goal,
    counts: z
      .object({
        kill: hash.nullable().describe('The hash of the counts of the kill feed; null without one.'),
        match: hash.nullable().describe('The hash of the counts of the player stats; null without them.'),
      })
      .describe('The hashes of the counts of the phase, by the type of their file.'),
  }),
  z.object({
    kind: z.literal('counts').describe('What the link records.'),
    type: fileType,
    uploadId: id.describe('The id of the upload.'),
    restoredFrom: id
      .nullable()
      .describe('The upload that this one restores; null for a file that restores none.'),
    file: z.string().describe('The SHA-256 of the score file, or of what else was counted.'),
    phases: z
      .array(
        z.object({
          phase: phaseIndex,
          counts: hash
            .nullable()
            .describe('The hash of the counts of the phase; null if it has none any more.'),
        }),
      )
      .describe('The phases.'),
  }),
  z.object({
    kind: z.literal('numbering').describe('What the link records.'),
    phases: z
      .array(
        z.object({
          from: phaseIndex.describe('The index of the phase before.'),
          to: phaseIndex.describe('The index of the phase from now on.'),
        }),
      )
      .describe('The phases.'),
  }),
  z.object({
    kind: z.literal('ranking').describe('What the link records.'),
    generation: z.int().describe('The number of the ranking.'),
    completed,
    secondChance,
    phases: z.array(z.object({ phase: phaseIndex, open: openAt, lock: lockAt })).describe('The phases.'),
    rows,
    ranks: hash.describe('The root of the rows of the ranking.'),
    previousRanks: hash.describe('The root of the ranks before the last change.'),
    figures: hash.describe('The hash of the figures of the event and its phases.'),
    rewards: hash.nullable().describe('The hash of the rewards of the event; null until it is completed.'),
    without: list(userId)
      .describe(
        'The users with a deck whom the ranking leaves out, as they no longer take part in a private event.',
      )
      .optional(),
  }),
])

/** A link of the chain of an event (rulebook 9.24). */
export const link = z
  .object({
    eventId,
    number: z.int().describe('The place in the chain, from 1.'),
    previous: z
      .union([hash, z.literal('')])
      .meta({ description: 'The hash of the link before; empty for the first.', example: '' }),
    at: doneAt,
    body: body.describe('What the link fixes.'),
    hash: hash.describe('The SHA-256 of all other fields.'),
  })
  .meta({ id: 'ProofLink', description: 'A link of the chain of an event.' })

const cards = list(
  z
    .object({
      playerId,
      keyplays: list(z.int()).describe('The keyplays.'),
      perks: list(
        z
          .object({ perkId, originPhase: phaseIndex.describe('The phase whose supply the perk is from.') })
          .meta({ id: 'ProvenPerk' }),
      ).describe('The perks.'),
    })
    .meta({ id: 'ProvenCard' }),
).describe('The cards.')
const inclusion = z
  .object({
    place: z.int().meta({ description: 'The place among the leaves, from 0.', example: 0 }),
    size: z.int().describe('How many leaves there are.'),
    path: z.array(hash).describe('The hashes next to the way to the root, from the leaf up.'),
  })
  .meta({ id: 'Inclusion' })

export const receipt = z
  .object({
    eventId,
    phase: phaseIndex,
    deck: z
      .object({ userId, cards, savedAt })
      .meta({ id: 'ProvenDeck' })
      .describe('The deck as it is in the database.'),
    block: z.int().meta({ description: "The number of the user's block.", example: 0 }),
    inBlock: inclusion.describe('The proof from the deck to the root of the block.'),
    inPhase: inclusion.describe('The proof from the root of the block to that of the phase.'),
    link: link.describe('The link that has the root of the phase.'),
  })
  .meta({ id: 'Receipt' })

const facts = z.object({
  lock: lockAt,
  phaseMult: z.number().meta({ description: 'The multiplier of the phase.', example: 1.1 }),
  players: list(
    z.object({
      playerId,
      country: country.nullable(),
      birth: z.string().nullable().meta({
        description: 'The day of birth, `YYYY-MM-DD`; null for a fact that is not known.',
        example: '2000-11-09',
      }),
      roleId: z.int().nullable().describe('The id of the role: 1 rifler, 2 AWP, 3 IGL.'),
      styleId: z.int().nullable().describe('The id of the style: 1 aggressive, 2 passive.'),
    }),
  ).describe('The players.'),
  sleeves: list(
    z.object({ id: z.int().describe('The id.'), name: shownName, description, mult: multiplier }),
  ).describe('The sleeves with their multipliers.'),
  keyplays: list(
    z.object({
      id: z.int().describe('The id.'),
      type: keyplayType.describe('The type of the keyplay: kill, match or utility.'),
      points: z.number().meta({ description: 'What one count is worth.', example: 14 }),
    }),
  ).describe('The keyplays.'),
  perks: list(
    z.object({
      id: z.int().describe('The id.'),
      mult: multiplier,
      keyplayType: keyplayType
        .nullable()
        .describe('The type of keyplays that the perk applies to; null for all.')
        .optional(),
    }),
  ).describe('The perks.'),
})

/** All but decks and ranking (rulebook 9.27). */
export const bundleHead = z.object({
  eventId,
  links: z.array(link).describe('The chain of the event, in order.'),
  checkpoints: z
    .array(
      z.object({
        origin: z.string().meta({ description: 'The game and the event.', example: 'play.example/event/7' }),
        size: z.int().meta({ description: 'The number of links at that time.', example: 6 }),
        root: hash.describe('The hash of the last of these links.'),
      }),
    )
    .describe('The roots that the game has signed.'),
  secondChance,
  completed,
  now: instant.describe('The time of the server.'),
  ranked: z.boolean().describe('Whether the published ranking counts what the bundle holds.'),
  phases: z
    .array(
      z.object({
        index: phasePlace,
        open: openAt,
        lock: lockAt,
        goal: z.number().meta({ description: 'The score that a deck must reach.', example: 1500 }),
        facts: facts.describe('What the scores depend on besides decks and counts, as it was fixed.'),
        files: z.array(fileType).describe('The types of score files that count.'),
      }),
    )
    .describe('The phases.'),
  counts: z
    .array(z.object({ phase: phaseIndex, type: fileType, playerId, keyplayId, count: keyplayCount }))
    .describe('The counts that count now.'),
  generation: z.int().meta({ description: 'The number of the ranking.', example: 3 }),
  figures: z
    .array(
      z.object({
        phase: z.int().min(0).meta({ description: 'The index of the phase; 0 for the event.', example: 0 }),
        decks: z.int().meta({ description: 'The number of scores.', example: 100 }),
        average: z.number().meta({ description: 'The average score.', example: 812.5 }),
        best: z.number().describe('The best score.'),
        topTenth: z
          .number()
          .meta({ description: 'The score from which a deck is among the best tenth.', example: 1500 }),
      }),
    )
    .describe('The figures of the event (phase 0) and of its phases, in points.'),
  rewards: z
    .array(
      z.object({
        id,
        rewardId,
        amount,
        from: z.number().describe('The first rank or percent.'),
        to: z.number().meta({ description: 'The last rank or percent.', example: 3 }),
        type: z.literal([1, 2]).describe('1 for ranks, 2 for percents.'),
      }),
    )
    .describe("The event's rewards."),
  sizes: z
    .object({
      links: z.int().meta({ description: 'The number of links.', example: 6 }),
      blocks: z.int().describe('The number of blocks.'),
      decks: z.int().meta({ description: 'The number of decks.', example: 100 }),
      rows: z.int().meta({ description: 'The number of rows of the ranking.', example: 100 }),
      grants: z.int().meta({ description: 'The number of rewards granted.', example: 3 }),
    })
    .describe('How many of each the bundle must have.'),
  blocks: z
    .array(z.int())
    .meta({ description: 'The numbers of the blocks, each of them a part.', example: [0] }),
})

/** The decks of the users of a block, their rows of the ranking and their rewards. */
export const bundlePart = z.object({
  block: z.int().meta({ description: 'The number of the block.', example: 0 }),
  head: hash.nullable().describe('The hash of the last link; null where there is none.'),
  generation: z.int().meta({ description: 'The number of the ranking.', example: 3 }),
  phases: z
    .array(
      z.object({
        phase: phaseIndex,
        root: z.string().meta({
          description: 'The root of the block; empty from before there were proofs.',
          example: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
        }),
        decks: z
          .array(
            z.object({
              userId,
              cards,
              savedAt: savedAt.nullable(),
              leaf: z.string().meta({
                description: 'The hash of the deck as it was frozen; empty from before there were proofs.',
                example: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
              }),
            }),
          )
          .describe('The decks of the block in the phase.'),
        letIn: z
          .array(id)
          .meta({ description: 'The users without a deck whom a correction let in.', example: [] })
          .optional(),
      }),
    )
    .describe('The phases.'),
  standings: z
    .array(
      z.object({
        userId,
        position: z.int().describe('The place in the order of the ranking, from 1.'),
        listed: z
          .int()
          .nullable()
          .meta({ description: 'The user whom the list of the ranking has at this place.', example: 7 }),
        rank: sharedRank,
        previousRank: previousRank.nullable(),
        score: deckScore,
        won: z.array(z.int()).nullable().describe('The indexes of the phases won.'),
      }),
    )
    .describe('The rows of the users of the block in the published ranking.'),
  grants: z
    .array(
      z.object({
        userId,
        eventRewardId: id.meta({ description: 'The reward of the event.', example: 8 }),
        rank: sharedRank,
        amount,
      }),
    )
    .describe('The rewards granted to the users of the block.'),
})
