import { type Refusal, refusalCodes, refusalMessage } from '@game/domain'
import { z } from 'zod'
import { faultsOfFile } from '../../../ground/csv/faulty-file-error.ts'
import { failureCodeOf, failureCodes } from '../mount/failure-code.ts'

/** One fault of a malformed input: its location, and what is wrong. */
const issue = z.looseObject({
  code: z.string().describe('What kind of fault it is, such as too_small.'),
  path: z.array(z.union([z.string(), z.number()])).describe('The keys that lead to the field.'),
  message: z.string().describe('What is wrong, in English.'),
})

/** The facts in the texts of refusals: each refusal sends those of its placeholders, or the one it concerns (rulebook 12.8). */
const facts = z
  .object({
    limit: z.number().describe('The most that is allowed.'),
    supply: z.number().describe('How often the perk was rolled.'),
    goal: z.number().describe('The goal of the phase.'),
    least: z.number().describe('The least that is allowed.'),
    most: z.number().describe('The most that is allowed.'),
    phase: z.int().describe('The index of the phase.'),
    next: z.int().describe('The index that comes next.'),
    decks: z.int().describe('How many decks.'),
    matches: z.int().describe('How many matches the team has in the phase.'),
    playerId: z.int().describe('The id of the player.'),
    keyplayId: z.int().describe('The id of the keyplay.'),
    perkId: z.int().describe('The id of the perk.'),
    name: z.string().describe('The name in question.'),
    names: z.string().describe('The usernames of the admins who have decks.'),
    fields: z.string().describe('The fields that are missing.'),
    thing: z.string().describe('The kind of the record.'),
    id: z.string().describe('The id that is taken.'),
    where: z.string().describe('What uses it, with names and counts.'),
    field: z.string().describe('The field of the input.'),
    scope: z.string().describe('The scope that the access token lacks.'),
    row: z.int().describe('The number of the row, from 1.'),
    first: z.int().describe('The number of the first row with the same SteamID.'),
    provider: z.string().describe('The other site: `discord` or `steam`.'),
  })
  .partial()

/**
 * The body of every error (rulebook 12.6): `rule` and its `facts` if a rule refuses, `issues` if the input is
 * malformed, `faults` if a file is.
 */
export const failure = z.object({
  message: z.string().describe('What happened, in English.'),
  code: z.enum(failureCodes).describe('The code of the error, one for each status.'),
  rule: z.enum(refusalCodes).describe('The name of the rule that refuses.').optional(),
  facts: facts.describe('The names and numbers in the message, for translations.').optional(),
  issues: z.array(issue).describe('What is malformed, with its location.').optional(),
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
