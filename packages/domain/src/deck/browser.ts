import { ageOn } from '../shared/time.ts'

/** A player card in the browser; `birth` is `YYYY-MM-DD`. */
export type BrowserCard = {
  playerId: number
  name: string
  birth: string
  country: string
  roleId: number
  styleId: number
  team: { id: number; name: string } | null
}

/** Age filter, fuzzy threshold and debounce of the card browser (player.md 2, 9). */
export const browserLimits = { youngest: 1, oldest: 50, searchThreshold: 0.5, searchDebounce: 400 } as const

export type BrowserFilter = {
  /** Inclusive on both ends. */
  age: { from: number; to: number }
  /** Role ids; none chosen lets all pass. */
  roles: readonly number[]
  /** Style ids; none chosen lets all pass. */
  styles: readonly number[]
  /** A country code, null for all. */
  nationality: string | null
  /** A team id, null for all. */
  team: number | null
}

export const noFilter: BrowserFilter = {
  age: { from: browserLimits.youngest, to: browserLimits.oldest },
  roles: [],
  styles: [],
  nationality: null,
  team: null,
}

const among = (chosen: readonly number[], id: number): boolean => chosen.length === 0 || chosen.includes(id)

/** Whether a card passes every filter (player.md 2). `today` is the server's time, for ages in whole years. */
export const passesFilter = (card: BrowserCard, filter: BrowserFilter, today: string): boolean => {
  const age = ageOn(card.birth, today)
  return (
    filter.age.from <= age &&
    age <= filter.age.to &&
    among(filter.roles, card.roleId) &&
    among(filter.styles, card.styleId) &&
    (filter.nationality === null || filter.nationality === card.country) &&
    (filter.team === null || filter.team === card.team?.id)
  )
}

const byText = (a: string, b: string): number => a.localeCompare(b, 'en')

const byName = (a: BrowserCard, b: BrowserCard): number => byText(a.name, b.name) || a.playerId - b.playerId

/** The default order: by team name, players without a team last; then by name. */
export const byTeamName = (a: BrowserCard, b: BrowserCard): number =>
  a.team && b.team
    ? byText(a.team.name, b.team.name) || byName(a, b)
    : Number(a.team === null) - Number(b.team === null) || byName(a, b)

export type BrowserQuery = {
  filter: BrowserFilter
  today: string
  /** Players in the deck of the phase: their cards are not listed. */
  inDeck: readonly number[]
  /** Player ids of a search, best first, null where nothing is searched for: a search overrides the default order. */
  found: readonly number[] | null
}

/** The cards that the browser lists, in order (player.md 2). */
export const browseCards = <Card extends BrowserCard>(
  cards: readonly Card[],
  browse: BrowserQuery,
): Card[] => {
  const { filter, today, inDeck, found } = browse
  const listed = cards.filter(card => !inDeck.includes(card.playerId) && passesFilter(card, filter, today))
  if (found === null) return listed.toSorted(byTeamName)
  return found.flatMap(playerId => listed.find(card => card.playerId === playerId) ?? [])
}

/** The country codes present among cards, for the nationality dropdown. */
export const nationalitiesOf = (cards: readonly BrowserCard[]): string[] =>
  [...new Set(cards.map(card => card.country))].toSorted()

/** The teams present among cards by name, for the team dropdown. */
export const teamsOf = (cards: readonly BrowserCard[]): { id: number; name: string }[] => {
  const teams = new Map(cards.flatMap(({ team }) => (team ? [[team.id, team] as const] : [])))
  return [...teams.values()].toSorted((a, b) => byText(a.name, b.name))
}
