import {
  countryCodeOf,
  finalAfterHours,
  fixtureLimits,
  mapScoreLimit,
  matchStatuses,
  mostMaps,
  newsStates,
} from '@game/domain'
import { z } from 'zod'
import { anySteamId, id, nameText, pictureKey, text } from '../../../ground/contract/shapes.ts'
import { described, keyplayType, mult, name, polish, price } from '../../catalogue/record/fields.ts'
import { sourceName } from '../../score-source/shapes.ts'
import { goal, moment, mult as phaseMult, requiredName } from '../edit/inputs.ts'

/** The version of event files that this game reads and writes (rulebook 25.2). */
export const eventFileVersion = 1

/** The largest event file, in bytes (rulebook 25.6). */
export const eventFileBytes = 1024 * 1024

/** Where the JSON Schema of event files is published. */
export const eventFileSchemaPath = '/api/event-file.schema.json'

const teamKey = pictureKey.min(1).describe('The key of a team: of the file, or of the game.')
const steamId = anySteamId
  .regex(/^\d{17}$/, 'is no SteamID64: 17 digits, as a text')
  .describe('A SteamID64, as a text.')
const link = nameText(100).min(1)

const match = z.strictObject({
  home: teamKey,
  away: teamKey,
  date: moment
    .optional()
    .describe(
      'When it begins. Without it the match keeps its date; a new one begins at the lock of its phase.',
    ),
  status: z
    .enum(matchStatuses)
    .optional()
    .describe('Without it the match keeps its status; a new one is scheduled.'),
  bestOf: z
    .int()
    .min(1)
    .max(mostMaps)
    .nullable()
    .optional()
    .describe('How many maps the series is planned for.'),
  maps: z
    .array(
      z.strictObject({
        map: link.describe('The name of the map.'),
        homeScore: z.int().min(0).max(mapScoreLimit).optional(),
        awayScore: z.int().min(0).max(mapScoreLimit).optional(),
      }),
    )
    .max(mostMaps)
    .optional()
    .describe('The maps in the order of play. A map without a score keeps the one that the game has.'),
})

const phase = z
  .strictObject({
    name: requiredName,
    namePl: polish.namePl,
    goal: goal.describe('The score that a deck must reach.'),
    multiplier: phaseMult,
    opensAt: moment.nullable().describe('Null, as locksAt, while the phase has no dates.'),
    locksAt: moment.nullable(),
    teams: z
      .array(z.strictObject({ team: teamKey, players: z.array(steamId).max(100) }))
      .max(200)
      .optional(),
    news: z
      .array(
        z.strictObject({
          player: steamId,
          state: z.enum(newsStates),
          text: text(1000).optional().describe('At most 100 characters.'),
        }),
      )
      .max(2000)
      .optional()
      .describe('What is said of listed players: stand-in, doubtful or out.'),
    perks: z.array(id).max(100).optional().describe('The ids of the rolled perks; repeats are supply.'),
    matches: z.array(match).max(fixtureLimits.rows).optional(),
  })
  .refine(({ opensAt, locksAt }) => (opensAt === null) === (locksAt === null), {
    error: 'a phase has both dates or none',
    path: ['locksAt'],
    params: { rule: 'EVENT_FILE_DATES' },
  })

const reward = z.strictObject({
  reward: id.describe('The id of a reward of the catalogue.'),
  amount: goal,
  type: z.enum(['ranks', 'percent']).describe('Whether from and to are ranks, or percents of the ranking.'),
  from: goal,
  to: goal,
})

/** What events need of the catalogue. A record that the game has needs only its key; a new one everything. */
const catalogue = z.strictObject({
  teams: z
    .array(z.strictObject({ key: teamKey, name }))
    .max(1000)
    .optional(),
  players: z
    .array(
      z.strictObject({
        steamId,
        name,
        country: text(8).transform(countryCodeOf).optional().describe('Two small letters.'),
        birth: z
          .string()
          .regex(/^(19|20)\d\d-\d\d-\d\d$/)
          .optional(),
        role: link.optional().describe('The name of the role.'),
        style: link.optional().describe('The name of the style.'),
        team: teamKey.nullable().optional().describe("The player's own team; null for none."),
        img: pictureKey.optional(),
      }),
    )
    .max(3000)
    .optional(),
  roles: z
    .array(z.strictObject({ ...described, name: link }))
    .max(100)
    .optional(),
  styles: z
    .array(z.strictObject({ ...described, name: link }))
    .max(100)
    .optional(),
  maps: z
    .array(z.strictObject({ name: link }))
    .max(200)
    .optional(),
  rewards: z
    .array(z.strictObject({ id, ...described, ...polish }))
    .max(500)
    .optional(),
  perks: z
    .array(
      z.strictObject({
        id,
        ...described,
        ...polish,
        rarity: z.int().optional(),
        mult,
        keyplayType: keyplayType.nullable().optional(),
      }),
    )
    .max(1000)
    .optional(),
  keyplays: z
    .array(z.strictObject({ id, name, namePl: polish.namePl, points: price, type: keyplayType.optional() }))
    .max(500)
    .optional(),
  sleeves: z
    .array(z.strictObject({ id, ...described, ...polish, mult }))
    .max(100)
    .optional(),
})

/** An event with everything configured in it, to move between games (rulebook 25.1). */
export const eventFile = z.strictObject({
  $schema: text(500).optional().describe('The address of this schema, for editors.'),
  version: z.literal(eventFileVersion),
  event: z.strictObject({
    name: requiredName,
    img: pictureKey.optional().describe('The key of the picture.'),
    secondChance: z.boolean().optional(),
    finalAfterHours: z.int().min(finalAfterHours.least).max(finalAfterHours.most).optional(),
  }),
  phases: z.array(phase).max(50).optional().describe('In their order; the place of a phase identifies it.'),
  rewards: z.array(reward).max(500).optional(),
  sources: z
    .array(z.strictObject({ name: sourceName }))
    .max(100)
    .optional()
    .describe('The game servers that send their logs, without their tokens.'),
  catalogue: catalogue.optional(),
})
export type EventFile = z.infer<typeof eventFile>
export type FilePhase = NonNullable<EventFile['phases']>[number]
export type FileMatch = NonNullable<FilePhase['matches']>[number]
export type FileReward = NonNullable<EventFile['rewards']>[number]
export type FileCatalogue = z.infer<typeof catalogue>

/** The published schema of event files, made from the one that imports are checked with. */
export const eventFileJsonSchema = () => ({
  title: 'Event file',
  description: 'An event of the game with everything configured in it. All times are ISO 8601 in UTC.',
  // The examples of fields are for the document of the calls.
  ...z.toJSONSchema(eventFile, { io: 'input', override: ({ jsonSchema }) => delete jsonSchema.example }),
})
