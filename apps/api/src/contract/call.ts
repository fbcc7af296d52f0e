/** Who may call: anybody, those who have signed in, admins. */
export type Access = 'public' | 'user' | 'admin'

/**
 * What a failed call says where the server sends no words (rulebook 13.32): a key of the web's `errors` texts. `admin`
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

/** All that is known of a call before its code: the routes, the OpenAPI document and the web are made from it. */
export type CallRecord = {
  method: 'GET' | 'POST'
  path: `/api/${string}`
  access: Access
  /** One sentence for the OpenAPI document. */
  summary: string
  /** Statuses it may refuse with, beside those that follow from its access, its input and any call's 429, 500 and 503. */
  refusals: readonly (401 | 404 | 406 | 409)[]
  defaultText: DefaultText
  /** The reads that it makes old, by `feature.verb`; empty where it only reads. */
  refreshes: readonly string[]
  /**
   * How it travels where it is no procedure: a multipart form with a file, a stream of events, or lines of
   * text from a game server.
   */
  transport?: 'form' | 'stream' | 'lines'
}

export type CallRecords = Record<string, CallRecord>

/** What the web reads anew after every change, whatever it refreshes itself (rulebook 13.36). */
export const everyChange = [
  'account.getSessions',
  'account.getUser',
  'catalogue.getPlayers',
  'catalogue.getTeams',
  'deck.getCards',
  'event.getEvent',
  'event.getEvents',
] as const
