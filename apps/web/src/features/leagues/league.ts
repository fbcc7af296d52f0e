import type { Outputs } from '../../base/api/client.ts'

type LeagueCalls = Outputs['league']
export type League = LeagueCalls['getLeague']['league']
export type Round = League['rounds'][number]
export type Member = LeagueCalls['getLeagueMembers']['members'][number]
export type LeagueSummary = LeagueCalls['getLeagues']['leagues'][number]
export type OwnLeague = LeagueCalls['getLeagues']['own'][number]
export type AutomaticLeague = LeagueCalls['getLeagues']['automatic'][number]
export type Place = NonNullable<OwnLeague['place']>
export type TableRow = LeagueCalls['getLeagueTable']['rows'][number]
export type Fixture = LeagueCalls['getLeagueFixtures']['fixtures'][number]
export type Bracket = LeagueCalls['getLeagueBracket']
export type Tie = Bracket['ties'][number]
export type LeagueUser = Member['user']
export type Format = League['format']
export type AutomaticKind = AutomaticLeague['automatic']

/** Whose table: of a league, or of one that exists by itself (rulebook 19.13). */
export type TableOf = { leagueId: number } | { automatic: AutomaticKind; eventId: number }

/** The event and phase of a round; the phase is null in a season. */
export type PlayedIn = { eventId: number; phaseIndex: number | null }

/** Tells whether a cup has been drawn: then nobody can join, or come back (rulebook 19.14). */
export const isDrawnCup = ({ format, closing }: Pick<League, 'format' | 'closing'>): boolean =>
  format === 'cup' && closing !== null

/** Computes the places won since the round before, negative if lost; null without one. */
export const placesWon = ({ rank, previousRank }: Pick<Place, 'rank' | 'previousRank'>): number | null =>
  previousRank === null ? null : previousRank - rank

/** Names the text that says how many members a league has: without its limit, if rounds have gone since they joined and it is too low for them. */
export const membersWords = ({ members, limit }: Pick<League, 'members' | 'limit'>) =>
  members > limit ? 'members' : 'membersOf'
