import { getRouteApi } from '@tanstack/react-router'
import { MatchPage } from './match-page.tsx'
import { MatchesPage } from './matches-page.tsx'

const route = getRouteApi('/$product/matches/{-$matchId}')

/** Shows a match, or without its id the matches of a day. */
export function MatchCentre() {
  const { matchId } = route.useParams()
  const { day } = route.useSearch()
  return matchId === undefined ? <MatchesPage named={day} /> : <MatchPage key={matchId} matchId={matchId} />
}
