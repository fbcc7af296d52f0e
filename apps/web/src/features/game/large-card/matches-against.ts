type Side = { name: string }
type Match = {
  home: Side
  away: Side
  maps: readonly { home: number | null; away: number | null }[]
}

/** The maps that a player's team and one of its opponents won in a match that they played, by the opponent's name. */
export type MatchAgainst = { name: string; own: number; opponents: number }

/** Finds the played matches of a player's team against the named opponents, in the order of `matches`. */
export const matchesAgainst = (matches: readonly Match[], opponents: readonly string[]): MatchAgainst[] =>
  matches.flatMap(({ home, away, maps }) => {
    const leads = maps.flatMap(map => (map.home === null || map.away === null ? [] : [map.home - map.away]))
    const isHome = opponents.includes(away.name)
    if (leads.length === 0 || (!isHome && !opponents.includes(home.name))) return []
    const [atHome, onTheRoad] = [leads.filter(lead => lead > 0).length, leads.filter(lead => lead < 0).length]
    return isHome
      ? { name: away.name, own: atHome, opponents: onTheRoad }
      : { name: home.name, own: onTheRoad, opponents: atHome }
  })
