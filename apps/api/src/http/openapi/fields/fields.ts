import { accounts } from './accounts.ts'
import { catalogue } from './catalogue.ts'
import { events } from './events.ts'
import type { Field, Fields } from './field.ts'
import { proofs } from './proofs.ts'
import { scoreSources } from './score-sources.ts'
import { scores } from './scores.ts'

/** What is said of fields, by subject; of no field in two of them. */
export const fieldTables: readonly Fields[] = [accounts, catalogue, events, scores, scoreSources, proofs]

const fields: Fields = Object.assign({}, ...fieldTables)

/** Where a field stands: the field that it is a part of, and the schema or call; nearest first. */
export type Where = readonly string[]

/** What is said of a field: its own words in the first place that has some, else those of its name. */
export const fieldOf = (where: Where, name: string): Field | undefined => {
  const own = where.map(place => `${place}.${name}`).find(key => key in fields)
  return fields[own ?? name]
}
