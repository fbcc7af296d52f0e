import { keyplayTypes, scoreFileTypes } from '@game/domain'
import { z } from 'zod'
import { id, instant, phaseIndex } from '../../../ground/contract/shapes.ts'

/** A read-only list, as in the domain's types. */
const list = <Item extends z.ZodType>(item: Item) => z.array(item).readonly()

const hash = z.string().regex(/^[0-9a-f]{64}$/)
const keyplayType = z.enum(keyplayTypes)
const fileType = z.enum(scoreFileTypes)

const body = z.discriminatedUnion('kind', [
  z.object({
    kind: z.enum(['lock', 'carry', 'recheck']),
    phase: phaseIndex,
    decks: z.int(),
    root: hash,
    facts: hash,
    goal: z.number(),
    counts: z.object({ kill: hash.nullable(), match: hash.nullable() }),
  }),
  z.object({
    kind: z.literal('counts'),
    type: fileType,
    uploadId: id,
    restoredFrom: id.nullable(),
    file: z.string(),
    phases: z.array(z.object({ phase: phaseIndex, counts: hash.nullable() })),
  }),
  z.object({
    kind: z.literal('numbering'),
    phases: z.array(z.object({ from: phaseIndex, to: phaseIndex })),
  }),
  z.object({
    kind: z.literal('ranking'),
    generation: z.int(),
    completed: z.boolean(),
    secondChance: z.boolean(),
    phases: z.array(z.object({ phase: phaseIndex, open: instant, lock: instant })),
    rows: z.int(),
    ranks: hash,
    previousRanks: hash,
    figures: hash,
    rewards: hash.nullable(),
  }),
])

/** A link of the chain of an event (rulebook 9.24). */
export const link = z
  .object({
    eventId: id,
    number: z.int(),
    previous: z.union([hash, z.literal('')]),
    at: instant,
    body,
    hash,
  })
  .meta({ id: 'ProofLink', description: 'A link of the chain of an event.' })

const cards = list(
  z.object({
    playerId: id,
    keyplays: list(z.int()),
    perks: list(z.object({ perkId: z.int(), originPhase: phaseIndex })),
  }),
)
const inclusion = z.object({ place: z.int(), size: z.int(), path: z.array(hash) })

export const receipt = z.object({
  eventId: id,
  phase: phaseIndex,
  deck: z.object({ userId: id, cards, savedAt: instant }),
  block: z.int(),
  inBlock: inclusion,
  inPhase: inclusion,
  link,
})

const facts = z.object({
  lock: instant,
  phaseMult: z.number(),
  players: list(
    z.object({ playerId: id, country: z.string(), birth: z.string(), roleId: z.int(), styleId: z.int() }),
  ),
  sleeves: list(z.object({ id: z.int(), name: z.string(), description: z.string(), mult: z.number() })),
  keyplays: list(z.object({ id: z.int(), type: keyplayType, points: z.number() })),
  perks: list(z.object({ id: z.int(), mult: z.number(), keyplayType: keyplayType.nullable().optional() })),
})

/** All but decks and ranking (rulebook 9.27). */
export const bundleHead = z.object({
  eventId: id,
  links: z.array(link),
  checkpoints: z.array(z.object({ origin: z.string(), size: z.int(), root: hash })),
  secondChance: z.boolean(),
  completed: z.boolean(),
  now: instant,
  ranked: z.boolean(),
  phases: z.array(
    z.object({
      index: phaseIndex,
      open: instant,
      lock: instant,
      goal: z.number(),
      facts,
      files: z.array(fileType),
    }),
  ),
  counts: z.array(
    z.object({ phase: phaseIndex, type: fileType, playerId: id, keyplayId: z.int(), count: z.int() }),
  ),
  generation: z.int(),
  figures: z.array(
    z.object({
      phase: z.int().min(0),
      decks: z.int(),
      average: z.number(),
      best: z.number(),
      topTenth: z.number(),
    }),
  ),
  rewards: z.array(
    z.object({
      id,
      rewardId: id,
      amount: z.number(),
      from: z.number(),
      to: z.number(),
      type: z.literal([1, 2]),
    }),
  ),
  sizes: z.object({ links: z.int(), blocks: z.int(), decks: z.int(), rows: z.int(), grants: z.int() }),
  blocks: z.array(z.int()),
})

/** The decks of the users of a block, their rows of the ranking and their rewards. */
export const bundlePart = z.object({
  block: z.int(),
  head: hash.nullable(),
  generation: z.int(),
  phases: z.array(
    z.object({
      phase: phaseIndex,
      root: z.string(),
      decks: z.array(z.object({ userId: id, cards, savedAt: instant.nullable(), leaf: z.string() })),
      letIn: z.array(id).optional(),
    }),
  ),
  standings: z.array(
    z.object({
      userId: id,
      position: z.int(),
      listed: z.int().nullable(),
      rank: z.int(),
      previousRank: z.int().nullable(),
      score: z.number(),
      won: z.array(z.int()).nullable(),
    }),
  ),
  grants: z.array(z.object({ userId: id, eventRewardId: id, rank: z.int(), amount: z.number() })),
})
