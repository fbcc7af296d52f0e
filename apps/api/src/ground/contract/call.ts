import type { TokenScope } from '@game/domain'

/** Who may call: anybody, signed-in users, admins. */
export type Access = 'public' | 'user' | 'admin'

/**
 * The text for a failed call if the server sends none (rulebook 13.32): a key of the web's `errors` texts. `admin`
 * stands for the call's own text in `admin-errors`; until the back-office has loaded those it is `unknown`.
 */
export type DefaultText =
  | 'admin'
  | 'unknown'
  | 'addCard'
  | 'addCardKeyplay'
  | 'addCardPerk'
  | 'addClan'
  | 'clanMembers'
  | 'date'
  | 'deleteAccount'
  | 'deleteClan'
  | 'eventScores'
  | 'events'
  | 'featuredEvents'
  | 'joinClan'
  | 'leaveClan'
  | 'loadClan'
  | 'loadDeck'
  | 'loadDeckScore'
  | 'loadKeyplays'
  | 'loadSleeves'
  | 'loadStyles'
  | 'login'
  | 'logout'
  | 'moveCard'
  | 'nextPhase'
  | 'removeCard'
  | 'removeCardKeyplay'
  | 'removeCardPerk'
  | 'removeFriend'
  | 'sendInvite'
  | 'signUp'
  | 'transferCardPerk'
  | 'updateClan'
  | 'user'

/** When a call was announced as deprecated and when it ends, as days (UTC), and the path of the call to use instead (rulebook 21.15). */
export type Deprecation = { since: string; sunset: string; instead: `/api/${string}` }

/** The description of a call, from which its route, the OpenAPI document and the web's calls are made. */
export type CallRecord = {
  method: 'GET' | 'POST'
  path: `/api/${string}`
  access: Access
  /** What an access token needs to make the call; null for calls about accounts, sessions and tokens, which no token may make. */
  scope: TokenScope | null
  /** One sentence for the OpenAPI document. */
  summary: string
  /** Statuses it may refuse with, besides those that follow from its access and input, and any call's 429, 500 and 503. */
  refusals: readonly (401 | 404 | 406 | 409)[]
  defaultText: DefaultText
  deprecated?: Deprecation
  /** The reads that it makes stale, by `feature.verb`; empty if it only reads. */
  refreshes: readonly string[]
  /**
   * How it is sent if it is not a procedure: a multipart form with a file, a stream of events, or lines of
   * text from a game server.
   */
  transport?: 'form' | 'stream' | 'lines'
}

export type CallRecords = Record<string, CallRecord>

/** The calls that the web reads again after every change, besides the change's own `refreshes` (rulebook 13.36). */
export const everyChange = [
  'account.getSessions',
  'account.getUser',
  'catalogue.getPlayers',
  'catalogue.getTeams',
  'deck.getCards',
  'event.getEvent',
  'event.getEvents',
] as const
