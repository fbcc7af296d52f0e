import {
  type BrowserCard,
  type BrowserFilter,
  browseCards,
  nationalitiesOf,
  noFilter,
  teamsOf,
} from '@game/domain'
import { startTransition, useCallback, useMemo, useState } from 'react'
import { useShortlist } from '../../shortlist/use-shortlist.ts'
import type { Player } from '../deck-state/deck-cards.ts'
import { useDeck } from '../deck-state/use-deck.ts'
import { useLatestCards } from '../deck-state/use-later-cards.ts'
import { usePlayerScores } from '../keyplay-points/use-player-scores.ts'
import { useGame } from '../state/use-game.ts'
import { usePhaseState } from '../state/use-phase-state.ts'
import { chooseListView, useListView } from './list-view.ts'
import { useSearch } from './use-search.ts'

const browserCardOf = ({ id, name, birth, country, roleId, styleId, team }: Player): BrowserCard => ({
  playerId: id,
  name,
  birth,
  country,
  roleId,
  styleId,
  team,
})

/** Searches and filters the available cards (rulebook 13.12), with ages on the day the phase locks. */
export function useBrowser() {
  const { phase } = useGame()
  // Cards leave the list after they are visible in the deck.
  const deck = useLatestCards(useDeck(({ cards }) => cards))
  const players = useDeck(({ players }) => players)
  const [filter, setFilter] = usePhaseState<BrowserFilter>(noFilter)
  const [phrase, setPhrase] = usePhaseState('')
  const [onlyMarked, setOnlyMarked] = usePhaseState(false)
  const shortlist = useShortlist(onlyMarked)
  const marked = useMarkedSince(shortlist, onlyMarked)
  const asTable = useListView() === 'table'
  const searchFor = useCallback((wanted: string) => startTransition(() => setPhrase(wanted)), [setPhrase])
  const scoreOf = usePlayerScores()
  const cards = useMemo(() => players.map(browserCardOf), [players])
  const found = useSearch(cards, phrase)
  const shown = useMemo(() => {
    const inDeck = deck.map(card => card.playerId)
    const listed = browseCards(cards, { filter, today: phase.lock, inDeck, found })
    const byId = new Map(players.map(player => [player.id, player]))
    const chosen = onlyMarked && marked ? listed.filter(({ playerId }) => marked.includes(playerId)) : listed
    return chosen.flatMap(({ playerId }) => byId.get(playerId) ?? [])
  }, [deck, players, cards, filter, phase.lock, found, onlyMarked, marked])
  const search = useMemo(
    () => ({
      filter,
      setFilter,
      onlyMarked,
      setOnlyMarked,
      phrase,
      setPhrase: searchFor,
      nationalities: nationalitiesOf(cards),
      teams: teamsOf(cards),
      known: {
        birth: knownOf(cards, 'birth'),
        role: knownOf(cards, 'roleId'),
        style: knownOf(cards, 'styleId'),
        country: knownOf(cards, 'country'),
      },
    }),
    [filter, setFilter, onlyMarked, setOnlyMarked, phrase, searchFor, cards],
  )
  return {
    shown,
    scoreOf,
    search,
    /** Whether the cards are shown as a table. */
    asTable,
    setAsTable: (table: boolean) => chooseListView(table ? 'table' : 'cards'),
    /** How many filters are set. */
    filters: filtersSet(filter) + Number(onlyMarked),
    /** Whether a search or a filter hides cards. */
    isFiltered: phrase !== '' || filter !== noFilter || onlyMarked,
    /** Whether only marked players are asked for, and none is marked. */
    hasNoMarks: onlyMarked && marked?.length === 0,
    reset: () => {
      setFilter(noFilter)
      setOnlyMarked(false)
      setPhrase('')
    },
  }
}

/** Who has been marked since only marked players are shown: who loses the mark meanwhile stays in the list, so that an open card does not close. */
function useMarkedSince(
  shortlist: readonly number[] | undefined,
  isOn: boolean,
): readonly number[] | undefined {
  const [seen, setSeen] = useState<readonly number[]>([])
  const added = isOn ? (shortlist ?? []).filter(id => !seen.includes(id)) : []
  if (added.length > 0) setSeen([...seen, ...added])
  if (!isOn && seen.length > 0) setSeen([])
  return shortlist && seen
}

/** Of how many cards a fact is known; without one its filter is not shown. */
function knownOf(
  cards: readonly BrowserCard[],
  fact: 'birth' | 'roleId' | 'styleId' | 'country',
): 'all' | 'some' | 'none' {
  const known = cards.filter(card => card[fact] !== null).length
  if (known === cards.length) return 'all'
  return known > 0 ? 'some' : 'none'
}

const filtersSet = ({ age, roles, styles, nationality, team }: BrowserFilter): number =>
  [
    age.from !== noFilter.age.from || age.to !== noFilter.age.to,
    roles.length > 0,
    styles.length > 0,
    nationality !== null,
    team !== null,
  ].filter(Boolean).length

/** The cards that match search and filters. `search` changes only when search or filters change. */
export type Browser = ReturnType<typeof useBrowser>
