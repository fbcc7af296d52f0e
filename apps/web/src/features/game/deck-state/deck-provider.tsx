import { inLanguage, sleeveResult } from '@game/domain'
import { useQuery } from '@tanstack/react-query'
import { createAtom } from '@tanstack/react-store'
import { type ReactNode, useLayoutEffect, useMemo, useRef } from 'react'
import { type Outputs, trpc } from '../../../base/api/client.ts'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { useKeyplays } from '../keyplay-points/use-keyplays.ts'
import { ownCards } from '../state/own-queries.ts'
import { mapsOfPhase, useProvisionalCounts, withProvisional } from '../state/provisional-counts.ts'
import { type DeckCardScore, useDeckScores } from '../state/use-deck-scores.ts'
import { useGame } from '../state/use-game.ts'
import { type Card, draftOf, keepUnchanged, type Player, shownCards } from './deck-cards.ts'
import { DeckContext, type DeckState, SendMoveContext } from './use-deck.ts'
import { useLaterCards } from './use-later-cards.ts'
import { useSendMove } from './use-send-move.ts'

const noCards: readonly Card[] = []
const noScores: readonly DeckCardScore[] = []
const noSleeves: Outputs['catalogue']['getSleeves']['sleeves'] = []

/**
 * Provides the deck of the phase shown to everything below, and sends its moves. Only this component observes the deck's queries.
 */
export function DeckProvider({ children }: { children: ReactNode }) {
  const { phase } = useGame()
  const { cards, draft } = useCards()
  const players = useMemo(
    () => phase.teams.flatMap(team => team.players.map(({ player }) => player)),
    [phase],
  )
  const { keyplays } = useKeyplays()
  const sleeves = useSleeves(useLaterCards(cards))
  const { scores, live, counts } = useScores()
  const deck: DeckState = useMemo(
    () => ({ cards, draft, players, keyplays, sleeves, scores, live, counts }),
    [cards, draft, players, keyplays, sleeves, scores, live, counts],
  )
  // Each phase has a separate store, so that components of another phase never read the deck of this one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the deck is only the initial value
  const store = useMemo(() => createAtom(deck), [phase.index])
  useLayoutEffect(() => store.set(deck), [store, deck])
  const move = useSendMove(store)
  return (
    <DeckContext value={store}>
      <SendMoveContext value={move}>{children}</SendMoveContext>
    </DeckContext>
  )
}

/** Reads the deck and its draft; cards that a move does not change stay the same objects, even if their place changes. */
function useCards(): Pick<DeckState, 'cards' | 'draft'> {
  const { event, userId, phase, drafting } = useGame()
  const { data } = useQuery(ownCards(event.id, userId))
  const before = useRef(noCards)
  const cards = useMemo(
    () => keepUnchanged(before.current, data ? shownCards(data, phase.index, drafting) : noCards),
    [data, phase.index, drafting],
  )
  useLayoutEffect(() => {
    before.current = cards
  }, [cards])
  return { cards, draft: (data && draftOf(data, phase.index)) ?? null }
}

/** Reads the scores of the deck, and adds the points of running maps. */
function useScores(): Pick<DeckState, 'scores' | 'live' | 'counts'> {
  const { event, userId, phase, state } = useGame()
  const locked = state !== 'open' && state !== 'locked'
  const { scores } = useDeckScores(event.id, userId)
  const live = useProvisionalCounts(event.id, userId)
  return useMemo(() => {
    const own = scores?.filter(score => score.phase === phase.index) ?? null
    return {
      scores: locked ? own && withProvisional(own, live, phase.index) : noScores,
      live: mapsOfPhase(live, phase.index),
      counts: live,
    }
  }, [scores, live, phase.index, locked])
}

function useSleeves(cards: readonly Card[]): DeckState['sleeves'] {
  const { phase } = useGame()
  const { data, isPending } = useQuery(trpc.catalogue.getSleeves.queryOptions({ pageSize: 50 }))
  const { language } = useTranslation().i18n
  const offered = useMemo(
    () => (data?.sleeves ?? noSleeves).map(sleeve => inLanguage(sleeve, language)),
    [data, language],
  )
  return useMemo(
    () => ({ ...sleeveResult(cards.map(sleeveCardOf), offered, phase.lock), isPending }),
    [cards, offered, phase.lock, isPending],
  )
}

const sleeveCardOf = ({ player: { id, country, birth, roleId, styleId } }: { player: Player }) => ({
  playerId: id,
  country,
  birth,
  roleId,
  styleId,
})
