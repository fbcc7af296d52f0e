import { inLanguage, product } from '@game/domain'
import { Webhook } from 'standardwebhooks'
import { discordTitles, discordWords } from './discord-words.ts'
import type { ClaimedMessage } from './message-queries.ts'

/** A request to a webhook: its headers and body. */
export type WebhookRequest = { headers: Record<string, string>; body: string }

const json = { 'content-type': 'application/json', 'user-agent': `${product.name} webhooks` }

/** Writes a message in the form of its webhook (rulebook 21.9, 21.13). `origin`: the game's own address, if the operator has set one. */
export const writeMessage = (
  message: ClaimedMessage,
  now: string,
  origin: string | undefined,
): WebhookRequest =>
  message.form === 'discord' ? discordRequest(message, origin) : standardRequest(message, now, origin)

/** The page of the event or league of a message. */
const pageOf = ({ eventId, leagueId }: ClaimedMessage, origin: string | undefined) =>
  origin && `${origin}${eventId === null ? `/leagues/${leagueId}` : `/${product.slug}/games/${eventId}`}`

function standardRequest(message: ClaimedMessage, now: string, origin: string | undefined): WebhookRequest {
  const { messageId, kind, madeAt, data, secrets } = message
  const url = pageOf(message, origin)
  const body = JSON.stringify({
    type: kind,
    timestamp: new Date(madeAt).toISOString(),
    data: { ...data, ...(url && { url }) },
  })
  const at = new Date(now)
  const signatures = secrets.map(secret => new Webhook(secret).sign(messageId, at, body))
  return {
    body,
    headers: {
      ...json,
      'webhook-id': messageId,
      'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
      'webhook-signature': signatures.join(' '),
    },
  }
}

/** Shows text as it is: Discord would read some characters as layout, or as the mention of somebody. */
const plain = (text: string | number | null | undefined): string =>
  String(text ?? '').replace(/[\\*_~`|>#@<[\]()]/g, character => `\\${character}`)

/** What a channel gets besides names: a lock, in each reader's own time, or how many have reached a goal. */
function factsOf({ kind, language, data }: ClaimedMessage): string[] {
  const words = discordWords[language]
  const lock = kind === 'lock.moved' ? data.to : kind === 'phase.opened' ? data.lock : undefined
  if (typeof lock === 'string') return [`${words.lock}: <t:${Math.floor(Date.parse(lock) / 1000)}:F>`]
  if (kind === 'phase.result' && data.goal !== undefined)
    return [`${words.goal}: ${data.goal}`, `${words.won}: ${data.won}`]
  return []
}

function discordRequest(message: ClaimedMessage, origin: string | undefined): WebhookRequest {
  const { kind, language, data, madeAt } = message
  const url = pageOf(message, origin)
  const { league, event, phase, username, reason } = inLanguage(data, language)
  const names = [league, event, phase, username, reason]
  const lines = [...names.flatMap(text => (text ? plain(text) : [])), ...factsOf(message)]
  const embed = {
    title: discordTitles[language][kind],
    description: lines.join('\n').slice(0, 2000),
    timestamp: new Date(madeAt).toISOString(),
    footer: { text: product.name },
    ...(url && { url }),
  }
  return { headers: json, body: JSON.stringify({ embeds: [embed], allowed_mentions: { parse: [] } }) }
}
