import { type CatalogueChange, catalogueFileKinds } from '@game/domain'
import { z } from 'zod'
import { deckCount, rows, shownName } from '../../../ground/contract/fields.ts'
import { flag, success } from '../../../ground/contract/shapes.ts'

/**
 * `createTeams`: also adds the teams that a file of players names and the game does not have. `plan` is the one a dry run answered; if the
 * file would now do something else, the import is refused.
 */
export const importFields = z.strictObject({
  kind: z.enum(catalogueFileKinds),
  createTeams: flag.optional(),
  dryRun: flag.optional(),
  plan: z
    .string()
    .regex(/^[\w-]{43}$/)
    .optional(),
})

const field = z.object({
  field: z.string().meta({ description: 'The column that changes.', example: 'country' }),
  before: z.string().meta({ description: 'The value that is stored.', example: 'be' }),
  after: z.string().meta({ description: 'The value of the file.', example: 'fr' }),
})
const change = z.object({
  line: z.int().meta({ description: 'The line of the file, its header being 1.', example: 2 }),
  key: z.string().meta({
    description: 'The SteamID of the player, or the key of the team.',
    example: '76561198034202275',
  }),
  name: shownName,
  isNew: z.boolean().meta({ description: 'Whether the record is new.', example: false }),
  /** Empty for a new record. */
  fields: z.array(field).describe('The columns that change, each with its values.'),
})

const newTeam = z.object({
  name: shownName,
  key: z.string().meta({ description: 'The key, made from the name.', example: 'krakow-zolw' }),
})

/** `decks`: how many decks of phases that have not locked hold a changed player. `changes`: the first hundred. */
export const importAnswer = z.object({
  success,
  imported: z.boolean().describe('Whether the file was taken in; false for a dry run.'),
  rows,
  added: z.int().meta({ description: 'How many records the file adds.', example: 2 }),
  changed: z.int().describe('How many records the file changes.'),
  unchanged: z
    .int()
    .meta({ description: 'How many records of the file are the same as stored.', example: 30 }),
  newTeams: z.array(newTeam).describe('The teams that the import also adds.'),
  decks: deckCount,
  plan: z.string().meta({
    description:
      'The plan that a dry run answered; if the file would do something else by now, a 409 refuses it and nothing changes.',
    example: 'n4bQgYhMfWWaL-qgxVrQFaO_TxsrC4Is0V1sFbDwCgg',
  }),
  changes: z.array(change).describe('What would change or has changed.'),
})

export const changeToWire = ({
  line,
  key,
  before,
  after,
  fields,
}: CatalogueChange): z.infer<typeof change> => ({
  line,
  key,
  name: after.name ?? '',
  isNew: before === undefined,
  fields: before
    ? fields.map(each => ({ field: each, before: before[each] ?? '', after: after[each] ?? '' }))
    : [],
})
