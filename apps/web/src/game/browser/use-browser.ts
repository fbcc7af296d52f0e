import {
  type BrowserCard,
  type BrowserFilter,
  browseCards,
  nationalitiesOf,
  noFilter,
  teamsOf,
} from '@game/domain'
import { useMemo, useState } from 'react'
import type { Player } from '../deck/deck-cards.ts'
import { useCards, usePhasePlayers } from '../deck/use-cards.ts'
import { useGame } from '../phases/use-game.ts'
import { useFound } from './use-found.ts'

const toBrowse = ({ id, name, birth, country, roleId, styleId, team }: Player): BrowserCard => ({
  playerId: id,
  name,
  birth,
  country,
  roleId,
  styleId,
  team,
})

/** The list of cards that can be had, as it is searched and filtered. Ages are those on the day the phase locks. */
export function useBrowser() {
  const { phase } = useGame()
  const players = usePhasePlayers()
  const deck = useCards()
  const [filter, setFilter] = useState<BrowserFilter>(noFilter)
  const [phrase, setPhrase] = useState('')
  const cards = useMemo(() => players.map(toBrowse), [players])
  const found = useFound(cards, phrase)
  const inDeck = deck.map(card => card.playerId)
  const listed = browseCards(cards, { filter, today: phase.lock, inDeck, found })
  const shown = listed.flatMap(({ playerId }) => players.find(player => player.id === playerId) ?? [])
  return {
    shown,
    filter,
    setFilter,
    phrase,
    setPhrase,
    nationalities: nationalitiesOf(cards),
    teams: teamsOf(cards),
    reset: () => {
      setFilter(noFilter)
      setPhrase('')
    },
  }
}

export type Browser = ReturnType<typeof useBrowser>
