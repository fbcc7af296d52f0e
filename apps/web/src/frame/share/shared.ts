import { product } from '@game/domain'

/** What is shared: the folder of its pictures (rulebook 23.1), the page that a link to it opens, and its name. */
export type Shared = { pictures: string; page: string; title: string }

type Place = { eventId: number; phaseIndex: number }
type User = { id: number; username: string }

const rivalsPage = (userName: string, { eventId, phaseIndex }: Place, more = '') =>
  `/${product.slug}/rivals/${userName}?event=${eventId}&phase=${phaseIndex}${more}`

/** Shares the deck of a locked phase: its link opens it next to the deck of the user who follows it. */
export const sharedDeck = (user: User, at: Place, title: string): Shared => ({
  pictures: `/img/share/deck/${at.eventId}/${at.phaseIndex}/${user.id}`,
  page: rivalsPage(user.username, at),
  title,
})

/** Shares two decks of a locked phase. */
export const sharedRivalry = (one: User, other: User, at: Place, title: string): Shared => ({
  pictures: `/img/share/rivalry/${at.eventId}/${at.phaseIndex}/${one.id}/${other.id}`,
  page: rivalsPage(other.username, at, `&with=${one.username}`),
  title,
})

/** Shares a user's season in review. */
export const sharedSeason = ({ id, username }: User, year: number, title: string): Shared => ({
  pictures: `/img/share/season/${id}/${year}`,
  page: `/profile/${username}/season?year=${year}`,
  title,
})

/** Shares a round of a league. */
export const sharedRound = (leagueId: number, round: number, title: string): Shared => ({
  pictures: `/img/share/round/${leagueId}/${round}`,
  page: `/leagues/${leagueId}?tab=standing&round=${round}`,
  title,
})
