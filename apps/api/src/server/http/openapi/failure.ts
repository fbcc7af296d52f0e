import { type Refusal, refusalCodes, refusalMessage } from '@game/domain'
import { z } from 'zod'
import { faultsOfFile } from '../../../ground/csv/faulty-file-error.ts'
import { failureCodeOf, failureCodes } from '../mount/failure-code.ts'

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
    ...of(['name', 'names', 'fields', 'thing', 'id', 'where', 'field', 'scope', 'provider'], z.string()),
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
  401: 'Nobody has signed in, or the access token is unknown',
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

const header = (description: string, example: string | number) => ({
  description,
  schema: { type: typeof example === 'number' ? ('integer' as const) : ('string' as const) },
  example,
})

/** The headers of answers, for the document's components. */
export const headers = {
  RateLimit: header(
    'What is left of each limit, and in how many seconds it is whole again.',
    '"token";r=299;t=60',
  ),
  'RateLimit-Policy': header('The limits: how many calls in how many seconds.', '"token";q=300;w=60'),
  'Retry-After': header('After how many seconds the same call may succeed.', 30),
  'WWW-Authenticate': header('What is wrong with an access token.', 'Bearer error="invalid_token"'),
  'X-Request-Id': header('The id of the request in the log of the game.', 'req-4f1k2'),
}
type HeaderName = keyof typeof headers

/** Refers to headers of the document's components. */
const headersOf = (names: readonly HeaderName[]) =>
  Object.fromEntries(names.map(name => [name, { $ref: `#/components/headers/${name}` }]))

const onAll = ['RateLimit', 'RateLimit-Policy', 'X-Request-Id'] as const
/** The headers of an answer that is no error. */
export const onAnswers = headersOf(onAll)
const onFailures: Partial<Record<ErrorStatus, readonly HeaderName[]>> = {
  401: ['WWW-Authenticate'],
  403: ['WWW-Authenticate'],
  429: ['Retry-After'],
  503: ['Retry-After'],
}

/** For each status a refusal as an example. */
const examples: Partial<Record<ErrorStatus, Pick<Refusal, 'rule' | 'facts'>>> = {
  400: { rule: 'VALUE_INVALID', facts: { field: 'eventId' } },
  401: { rule: 'LOGIN_NEEDED' },
  403: { rule: 'SCOPE_MISSING', facts: { scope: 'play' } },
  404: { rule: 'EVENT_NOT_FOUND' },
  409: { rule: 'DECK_FULL', facts: { limit: 5 } },
  413: { rule: 'FILE_TOO_LARGE', facts: { limit: 8 } },
  415: { rule: 'PICTURE_TYPE' },
  429: { rule: 'TOO_MANY_CALLS' },
}

/** The body of an example; a status without a refusal has only its meaning. */
function exampleOf(status: ErrorStatus) {
  const refusal = examples[status]
  const code = failureCodeOf(status)
  return refusal
    ? { message: refusalMessage(refusal), code, ...refusal }
    : { message: meanings[status], code }
}

const statuses = Object.keys(meanings).map(Number) as ErrorStatus[]

/** The responses of all errors, for the document's components. */
export const failureResponses = Object.fromEntries(
  statuses.map(status => [
    `Failure${status}`,
    {
      description: meanings[status],
      headers: headersOf([...onAll, ...(onFailures[status] ?? [])]),
      content: {
        'application/json': { schema: { $ref: '#/components/schemas/Failure' }, example: exampleOf(status) },
      },
    },
  ]),
)
