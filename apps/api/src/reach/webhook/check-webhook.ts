import { eventWebhookKinds, leagueWebhookKinds, type WebhookForm, type WebhookKind } from '@game/domain'
import { refuse } from '../../ground/contract/refusal.ts'
import { isCalledPort } from '../../ground/outgoing/guarded-lookup.ts'

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
 * Returns the address of a webhook as it is called, after checking it: https without user and password on a port that is called, at Discord for the form of Discord and only for
 * it, and kinds of its target (rulebook 21.7, 21.8, 21.13). Refuses WEBHOOK_URL, WEBHOOK_DISCORD and WEBHOOK_KINDS.
 */
export const checkWebhook = ({ url, form, kinds, isOfEvent, allowsHttp }: WantedWebhook): string => {
  const parsed = URL.parse(url.trim())
  if (!parsed || parsed.username || parsed.password || parsed.href.length > longestUrl)
    return refuse('WEBHOOK_URL')
  if (!allowsHttp && (parsed.protocol !== 'https:' || !isCalledPort(parsed))) return refuse('WEBHOOK_URL')
  if (!/^https?:$/.test(parsed.protocol)) return refuse('WEBHOOK_URL')
  if (form === 'discord' ? !allowsHttp && !takesOurs(parsed) : isAtDiscord(parsed))
    return refuse('WEBHOOK_DISCORD')
  const possible: readonly string[] = isOfEvent ? eventWebhookKinds : leagueWebhookKinds
  if (kinds.length === 0 || kinds.some(kind => !possible.includes(kind))) return refuse('WEBHOOK_KINDS')
  return parsed.href
}

const isAtDiscord = ({ hostname }: URL): boolean =>
  /^(?:(?:canary|ptb)\.)?discord(?:app)?\.com$/.test(hostname)

/** Whether an address is that of a channel's webhook. Those that end in /slack or /github take the form of others. */
const takesOurs = (url: URL): boolean =>
  isAtDiscord(url) && /^\/api\/(?:v\d+\/)?webhooks\/\d+\/[\w-]+\/?$/.test(url.pathname)
