import { accounts } from './accounts.ts'
import { catalogue } from './catalogue.ts'
import { events } from './events.ts'
import type { Field, Fields } from './field.ts'
import { leagues } from './leagues.ts'
import { proofs } from './proofs.ts'
import { scoreSources } from './score-sources.ts'
import { scores } from './scores.ts'
import { webhooks } from './webhooks.ts'

/** The sentences about fields by subject; each field is in one table only. */
export const fieldTables: readonly Fields[] = [
  accounts,
  catalogue,
  events,
  scores,
  scoreSources,
  proofs,
  leagues,
  webhooks,
]

const fields: Fields = Object.assign({}, ...fieldTables)

/** The location of a field: the field that it is a part of, and the schema or call; nearest first. */
export type Where = readonly string[]

/** The sentence about a field: the one for its nearest location that has one, otherwise the one for its name. */
export const fieldOf = (where: Where, name: string): Field | undefined => {
  const own = where.map(place => `${place}.${name}`).find(key => key in fields)
  return fields[own ?? name]
}
