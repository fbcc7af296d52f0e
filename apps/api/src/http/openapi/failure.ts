import { refusalCodes } from '@game/domain'
import { z } from 'zod'
import { faultsOfFile } from '../../csv/faulty-file-error.ts'
import { failureCodes } from '../failure-code.ts'

/** One fault of a malformed input: its location, and what is wrong. */
const issue = z.looseObject({
  code: z.string(),
  path: z.array(z.union([z.string(), z.number()])),
  message: z.string(),
})

/** The facts in the texts of refusals: each refusal sends those of its placeholders, or the one it concerns (rulebook 12.8). */
const facts = z
  .object({
    ...of(['limit', 'supply', 'goal', 'least', 'most'], z.number()),
    ...of(['phase', 'next', 'decks', 'matches', 'playerId', 'keyplayId', 'perkId'], z.int()),
    ...of(['name', 'names', 'fields', 'thing', 'id', 'where', 'field', 'provider'], z.string()),
  })
  .partial()

function of<Name extends string, Type extends z.ZodType>(names: readonly Name[], type: Type) {
  return Object.fromEntries(names.map(name => [name, type])) as Record<Name, Type>
}

/**
 * The body of every error (rulebook 12.6): `rule` and its `facts` if a rule refuses, `issues` if the input is
 * malformed, `faults` if a file is.
 */
export const failure = z.object({
  message: z.string(),
  code: z.enum(failureCodes),
  rule: z.enum(refusalCodes).optional(),
  facts: facts.optional(),
  issues: z.array(issue).optional(),
  ...faultsOfFile.partial().shape,
})

/** What each status of an error means. */
const meanings = {
  400: 'The input is malformed',
  401: 'No session',
  403: 'Not yours to do',
  404: 'Not there',
  406: 'Only server-sent events are to be had',
  409: 'A rule of the game says no; `rule` names it',
  413: 'The body is too large',
  415: 'The body is of a type that is not read',
  429: 'Too many requests',
  500: 'Unknown error occurred. Try again later.',
  503: 'Too busy for now; `Retry-After` says in how many seconds to try again',
}
export type ErrorStatus = keyof typeof meanings

/** The responses of all errors, for the document's components. */
export const failureResponses = Object.fromEntries(
  Object.entries(meanings).map(([status, description]) => [
    `Failure${status}`,
    { description, content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } } },
  ]),
)
