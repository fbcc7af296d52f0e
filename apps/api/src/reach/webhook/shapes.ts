import { eventWebhookKinds, leagueWebhookKinds, webhookForms } from '@game/domain'
import { z } from 'zod'
import { eventId, leagueId } from '../../ground/contract/fields.ts'
import { refuse } from '../../ground/contract/refusal.ts'
import type { WebhookTarget } from './webhook-queries.ts'

export const kind = z.enum([...eventWebhookKinds, ...leagueWebhookKinds])
export const kinds = z.array(kind).max(kind.options.length)
export const form = z
  .enum(webhookForms)
  .describe('How messages are written: as Standard Webhooks, or for a channel of Discord.')
export const messageId = z.int().min(1).max(Number.MAX_SAFE_INTEGER).describe('The number of the message.')

/** The address of somebody else's webhook of a league: its path may be a secret, such as at Discord. */
export const withoutPath = (url: string): string => `${new URL(url).origin}/…`

/** Exactly one of the two. */
export const target = { eventId: eventId.optional(), leagueId: leagueId.optional() }
export function targetOf({
  eventId,
  leagueId,
}: {
  eventId?: number | undefined
  leagueId?: number | undefined
}): WebhookTarget {
  if ((eventId === undefined) === (leagueId === undefined)) refuse('VALUE_MISSING', { field: 'eventId' })
  return { eventId: eventId ?? null, leagueId: leagueId ?? null }
}
