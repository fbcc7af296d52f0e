import type { WebhookKind } from '@game/domain'
import { z } from 'zod'
import { schemaOf } from '../../ground/call/schema.ts'

const at = (what: string) => z.iso.datetime().describe(`${what}, ISO 8601, UTC.`)
const url = z
  .string()
  .optional()
  .describe('The page of the event or league, if the game knows its own address.')
const ofEvent = {
  eventId: z.int().describe('The id of the event.'),
  event: z.string().describe('The name of the event.'),
  url,
}
const ofPhase = {
  ...ofEvent,
  phaseIndex: z.int().describe('The index of the phase, from 1.'),
  phase: z.string().describe('The name of the phase.'),
  phasePl: z.string().optional().describe('Its Polish name, if it has one.'),
}
const ofLeague = {
  leagueId: z.int().describe('The id of the league.'),
  league: z.string().describe('The name of the league.'),
  url,
}

/** The `data` of each kind of message in the standard form (rulebook 21.8, 21.9). */
export const payloads = {
  'phase.opened': z.strictObject({ ...ofPhase, lock: at('The lock of the phase') }),
  'phase.locked': z.strictObject(ofPhase),
  'phase.result': z.strictObject({
    ...ofPhase,
    goal: z.number().describe('The points that the phase asked for.'),
    won: z.int().describe('How many users reached them.'),
  }),
  'result.corrected': z.strictObject({
    ...ofPhase,
    reason: z.string().describe('Why results were corrected.'),
  }),
  'lock.moved': z.strictObject({ ...ofPhase, from: at('The lock before'), to: at('The lock now') }),
  'event.completed': z.strictObject(ofEvent),
  'league.joined': z.strictObject({
    ...ofLeague,
    userId: z.int().describe('The id of the new member.'),
    username: z.string().optional().describe('The name of the new member, as at the sending.'),
  }),
  'league.drawn': z.strictObject(ofLeague),
  'league.round': z.strictObject({
    ...ofLeague,
    eventId: z.int().describe('The id of the event.'),
    phaseIndex: z
      .int()
      .nullable()
      .describe('The index of the phase, from 1; null for a round of a whole event.'),
  }),
  'league.ended': z.strictObject(ofLeague),
  test: z.strictObject({ url }),
} satisfies Record<WebhookKind | 'test', z.ZodType>

const description =
  'Answer from 200 to 299 within 15 seconds; anything else is a failure, and the message comes again.'

/** What webhooks in the standard form are sent, by kind (rulebook 21.8, 21.9), as OpenAPI 3.1 describes it. */
export const webhookOperations = () =>
  Object.fromEntries(
    Object.entries(payloads).map(([kind, data]) => {
      const body = z.strictObject({
        type: z.literal(kind).describe('The kind of the message.'),
        timestamp: z.iso.datetime().describe('When it happened, ISO 8601, UTC.'),
        data: data.describe('What it is about.'),
      })
      const content = { 'application/json': { schema: schemaOf(body) } }
      const parameters = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map(name => ({
        name,
        in: 'header' as const,
        required: true,
        description: 'As Standard Webhooks 1.0.0 has it.',
        schema: { type: 'string' as const },
      }))
      const post = {
        operationId: `webhook-${kind.replace('.', '-')}`,
        summary: `Sends webhooks a message of the kind ${kind}.`,
        security: [],
        parameters,
        requestBody: { required: true, content },
        responses: { 200: { description } },
      }
      return [kind, { post }]
    }),
  )
