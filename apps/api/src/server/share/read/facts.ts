/** What a share picture shows (rulebook 23.1). The pictures of users, players, teams and events are named by their keys. */
export type ShareFacts = DeckFacts | RivalryFacts | RoundFacts | SeasonFacts | TitleFacts

export type ShareEvent = { name: string; img: string; phase: string }
export type ShareUser = { username: string; avatar: string }
/** A `score` of null: the phase has no scores yet. */
export type ShareCard = {
  name: string
  img: string
  team: string | null
  sleeved: boolean
  score: number | null
}
export type ShareDeck = { user: ShareUser; cards: ShareCard[]; score: number | null }

export type DeckFacts = {
  kind: 'deck'
  event: ShareEvent
  deck: ShareDeck
  goal: number
  /** Whether the goal was reached; null until it is decided. */
  reached: boolean | null
  /** In the ranking of the event; null without one. */
  rank: number | null
}

export type RivalryFacts = { kind: 'rivalry'; event: ShareEvent; decks: [ShareDeck, ShareDeck] }

export type RoundFacts = {
  kind: 'round'
  league: string
  round: number
  rounds: number
  event: ShareEvent
  /** The pairs of the round, of a head to head and of a cup; a name of null is AVERAGE, or a side that is not known yet. */
  pairs: { home: string | null; away: string | null; homeScore: number | null; awayScore: number | null }[]
  /** The table after the round, of the other leagues. */
  rows: { rank: number; name: string; points: number }[]
}

/** A user's season in review (rulebook 27.5); `img` is the picture of an event. */
export type SeasonFacts = {
  kind: 'season'
  user: ShareUser
  year: number
  img: string
  decks: number
  won: number
  board: { rank: number; points: number } | null
  bestKeyplay: { name: string; points: number } | null
  bestPhase: { event: string; topPercent: number } | null
  luckiestCard: { name: string; score: number; share: number } | null
  closestMiss: { event: string; missing: number } | null
}

/** An event, or the game itself, with its name alone. */
export type TitleFacts = { kind: 'title'; event: ShareEvent }

export const shareSizes = { wide: { width: 1200, height: 630 }, tall: { width: 1080, height: 1920 } } as const
export type ShareSize = keyof typeof shareSizes
export type ShareFormat = 'png' | 'jpg'
