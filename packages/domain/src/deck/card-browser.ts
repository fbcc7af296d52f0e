import { ageOn } from '../shared/time.ts'
import { frozen } from '../shared/value/frozen.ts'

/** A player's card in the browser from which decks are filled; `birth` is `YYYY-MM-DD`, null stands for a fact that is not known (rulebook 5.17). */
export type BrowserCard = {
  playerId: number
  name: string
  birth: string | null
  country: string | null
  roleId: number | null
  styleId: number | null
  team: { id: number; name: string } | null
}

/** The limits of the age filter in years, the threshold of the fuzzy search, and its delay in milliseconds (rulebook 13.12). */
export const browserLimits = frozen({
  youngest: 1,
  oldest: 50,
  searchThreshold: 0.5,
  searchDebounce: 400,
} as const)

/** The filters of the card browser (rulebook 13.12). */
export type BrowserFilter = {
  /** Whole years, inclusive on both ends; a card without a birth passes only the whole range. */
  age: { from: number; to: number }
  /** Role ids, null for cards without a known role; if the list is empty, every role passes. */
  roles: readonly (number | null)[]
  /** Style ids, null for cards without a known style; if the list is empty, every style passes. */
  styles: readonly (number | null)[]
  /** A country code, '' for cards without a known country, null for all. */
  nationality: string | null
  /** A team id, null for all. */
  team: number | null
}

/** The filter that every card passes. */
export const noFilter: BrowserFilter = frozen({
  age: { from: browserLimits.youngest, to: browserLimits.oldest },
  roles: [],
  styles: [],
  nationality: null,
  team: null,
})

const isWithin = ({ from, to }: BrowserFilter['age'], birth: string | null, today: string): boolean => {
  if (birth === null) return from <= browserLimits.youngest && browserLimits.oldest <= to
  const age = ageOn(birth, today)
  return from <= age && age <= to
}

const isChosen = (chosen: readonly (number | null)[], id: number | null): boolean =>
  chosen.length === 0 || chosen.includes(id)

/** Whether a card passes every filter (rulebook 13.12). `today` is the server's time, an ISO instant, from which ages follow. */
export const passesFilter = (card: BrowserCard, filter: BrowserFilter, today: string): boolean =>
  isWithin(filter.age, card.birth, today) &&
  isChosen(filter.roles, card.roleId) &&
  isChosen(filter.styles, card.styleId) &&
  (filter.nationality === null || filter.nationality === (card.country ?? '')) &&
  (filter.team === null || filter.team === card.team?.id)

const byText = (a: string, b: string): number => a.localeCompare(b, 'en')

const byName = (a: BrowserCard, b: BrowserCard): number => byText(a.name, b.name) || a.playerId - b.playerId

const byTeamName = (a: BrowserCard, b: BrowserCard): number =>
  a.team && b.team
    ? byText(a.team.name, b.team.name) || byName(a, b)
    : Number(a.team === null) - Number(b.team === null) || byName(a, b)

/** What decides which cards the browser lists. */
export type BrowserQuery = {
  filter: BrowserFilter
  /** The server's time. */
  today: string
  /** Ids of the players in the deck of the phase: their cards are not listed. */
  inDeck: readonly number[]
  /** Player ids that a search found, best first; null without a search. */
  found: readonly number[] | null
}

/**
 * Returns the cards that the browser lists: in the order of the search, else by team name (players without a team last) and
 * then by player name (rulebook 13.12).
 */
export const browseCards = <Card extends BrowserCard>(
  cards: readonly Card[],
  query: BrowserQuery,
): Card[] => {
  const { filter, today, inDeck, found } = query
  const listed = cards.filter(card => !inDeck.includes(card.playerId) && passesFilter(card, filter, today))
  if (found === null) return listed.toSorted(byTeamName)
  return found.flatMap(playerId => listed.find(card => card.playerId === playerId) ?? [])
}

/** Returns the country codes of cards, each once, for the nationality filter; '' first if a card has no known country (rulebook 13.12). */
export const nationalitiesOf = (cards: readonly BrowserCard[]): string[] =>
  [...new Set(cards.map(card => card.country ?? ''))].toSorted()

/** Returns the teams of cards, each once, sorted by name, for the team filter (rulebook 13.12). */
export const teamsOf = (cards: readonly BrowserCard[]): { id: number; name: string }[] => {
  const teams = new Map(cards.flatMap(({ team }) => (team ? [[team.id, team] as const] : [])))
  return [...teams.values()].toSorted((a, b) => byText(a.name, b.name))
}
