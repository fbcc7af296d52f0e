import type { CallRecord } from '../call.ts'
import { accessToken } from '../calls/access-token.ts'
import { account } from '../calls/account.ts'
import { catalogue } from '../calls/catalogue.ts'
import { clan } from '../calls/clan.ts'
import { contact } from '../calls/contact.ts'
import { deck } from '../calls/deck.ts'
import { dispute } from '../calls/dispute.ts'
import { event } from '../calls/event.ts'
import { eventConfig } from '../calls/event-config.ts'
import { friend } from '../calls/friend.ts'
import { league } from '../calls/league.ts'
import { live, notification } from '../calls/notification.ts'
import { passkey } from '../calls/passkey.ts'
import { picture } from '../calls/picture.ts'
import { provider } from '../calls/provider.ts'
import { rivalry } from '../calls/rivalry.ts'
import { score } from '../calls/score.ts'
import { scoreSource } from '../calls/score-source.ts'
import { story } from '../calls/story.ts'
import { audit, system } from '../calls/system.ts'
import { webhook } from '../calls/webhook.ts'

/** Every call of the API, by feature and verb. The router must have exactly those without a `transport`. */
const calls = {
  account,
  accessToken,
  passkey,
  provider,
  contact,
  event,
  eventConfig,
  deck,
  score,
  rivalry,
  story,
  scoreSource,
  dispute,
  catalogue,
  picture,
  clan,
  friend,
  league,
  webhook,
  notification,
  audit,
  system,
  live,
}
type Calls = typeof calls

/** The features as headings of the OpenAPI document. */
export const headings: Record<keyof Calls, string> = {
  account: 'Signing in and profiles',
  accessToken: 'Access tokens of programs',
  passkey: 'Passkeys: adding them, signing in by them',
  provider: 'Signing in by an account of another site',
  contact: 'Mail: addresses, forgotten passwords',
  event: 'Events as players see them',
  eventConfig: 'Configuring events: for admins',
  deck: 'Cards, keyplays and perks',
  score: 'Scores, leaderboards and score files',
  rivalry: 'Two decks next to each other',
  story: "What a user's decks of past phases tell, and the pages of players",
  scoreSource: 'Game servers that send their logs: for admins',
  dispute: 'Disputes of locked phases',
  catalogue: 'Reference data in nine kinds: reading for everybody, writing for admins',
  picture: 'Uploaded pictures: for admins',
  clan: 'Clans',
  friend: 'Friends',
  league: 'Leagues',
  webhook: 'Webhooks: what happens in events and leagues, sent to an address',
  notification: 'What happened to a user',
  audit: 'What admins wrote',
  system: "The server's clock",
  live: 'What changes, as it happens',
}

type NamesOf<Transport> = {
  [Feature in keyof Calls]: {
    [Verb in keyof Calls[Feature]]: Calls[Feature][Verb] extends { transport: infer Own }
      ? Own extends Transport
        ? `${Feature}.${Verb & string}`
        : never
      : undefined extends Transport
        ? `${Feature}.${Verb & string}`
        : never
  }[keyof Calls[Feature]]
}[keyof Calls]

/** The calls that are procedures, as `feature.verb`. */
export type ProcedureName = NamesOf<undefined>
/** The calls that take a file. */
export type FormName = NamesOf<'form'>
export type CallName = NamesOf<undefined | 'form' | 'stream' | 'lines'>

/** Every call by its name, as `feature.verb`. */
export const callsByName = Object.fromEntries(
  Object.entries(calls).flatMap(([feature, verbs]) =>
    Object.entries(verbs).map(([verb, call]): [string, CallRecord] => [`${feature}.${verb}`, call]),
  ),
) as Record<CallName, CallRecord>

type OwnTexts<Verbs> = {
  [Verb in keyof Verbs as Verbs[Verb] extends { defaultText: 'admin' } ? Verb : never]: string
}
/** The shape of the web's `admin-errors`: a text for each call whose default text is its own. */
export type AdminTexts = {
  [Feature in keyof Calls as keyof OwnTexts<Calls[Feature]> extends never ? never : Feature]: OwnTexts<
    Calls[Feature]
  >
}
