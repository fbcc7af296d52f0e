import { eventWebhookKinds, leagueWebhookKinds, webhookForms } from '@game/domain'
import { z } from 'zod'
import { refuse } from '../../ground/contract/refusal.ts'
import { id } from '../../ground/contract/shapes.ts'
import type { WebhookTarget } from './webhook-queries.ts'

export const kind = z.enum([...eventWebhookKinds, ...leagueWebhookKinds])
export const kinds = z.array(kind).max(kind.options.length)
export const form = z.enum(webhookForms)
export const messageId = z.int().min(1).max(Number.MAX_SAFE_INTEGER)

/** The address of somebody else's webhook of a league: its path may be a secret, such as at Discord. */
export const withoutPath = (url: string): string => `${new URL(url).origin}/…`

/** Exactly one of the two. */
export const target = { eventId: id.optional(), leagueId: id.optional() }
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
