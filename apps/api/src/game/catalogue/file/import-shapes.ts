import { type CatalogueChange, catalogueFileKinds } from '@game/domain'
import { z } from 'zod'
import { flag } from '../../../ground/contract/shapes.ts'

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

const field = z.object({ field: z.string(), before: z.string(), after: z.string() })
const change = z.object({
  line: z.int(),
  key: z.string(),
  name: z.string(),
  isNew: z.boolean(),
  /** Empty for a new record. */
  fields: z.array(field),
})

const newTeam = z.object({ name: z.string(), key: z.string() })

/** `decks`: how many decks of phases that have not locked hold a changed player. `changes`: the first hundred. */
export const importAnswer = z.object({
  success: z.literal(true),
  imported: z.boolean(),
  rows: z.int(),
  added: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  newTeams: z.array(newTeam),
  decks: z.int(),
  plan: z.string(),
  changes: z.array(change),
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
