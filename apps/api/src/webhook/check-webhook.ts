import { eventWebhookKinds, leagueWebhookKinds, type WebhookForm, type WebhookKind } from '@game/domain'
import { refuse } from '../contract/refusal.ts'

const longestUrl = 500

/** A webhook as its maker asks for it; `isOfEvent`: for an event, else for a league. `allowsHttp` is for tests. */
export type WantedWebhook = {
  url: string
  form: WebhookForm
  kinds: WebhookKind[]
  isOfEvent: boolean
  allowsHttp: boolean
}

/**
 * Returns the address of a webhook as it is called, after checking it: https without user and password, at Discord for the form of Discord, and kinds of its
 * target (rulebook 21.7, 21.8, 21.13). Refuses WEBHOOK_URL and WEBHOOK_KINDS.
 */
export const checkWebhook = ({ url, form, kinds, isOfEvent, allowsHttp }: WantedWebhook): string => {
  const parsed = URL.parse(url.trim())
  if (!parsed || parsed.username || parsed.password || parsed.href.length > longestUrl)
    return refuse('WEBHOOK_URL')
  if (parsed.protocol !== 'https:' && !(allowsHttp && parsed.protocol === 'http:'))
    return refuse('WEBHOOK_URL')
  if (form === 'discord' && !allowsHttp && !isAtDiscord(parsed)) return refuse('WEBHOOK_URL')
  const possible: readonly string[] = isOfEvent ? eventWebhookKinds : leagueWebhookKinds
  if (kinds.length === 0 || kinds.some(kind => !possible.includes(kind))) return refuse('WEBHOOK_KINDS')
  return parsed.href
}

const isAtDiscord = ({ hostname, pathname }: URL): boolean =>
  /^(?:(?:canary|ptb)\.)?discord(?:app)?\.com$/.test(hostname) && pathname.startsWith('/api/webhooks/')
