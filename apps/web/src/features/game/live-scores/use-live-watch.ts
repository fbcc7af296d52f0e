import { useEffect, useRef, useState } from 'react'
import { useDeck } from '../deck-state/use-deck.ts'
import { useGame } from '../state/use-game.ts'
import { type LastAnnounced, newsSince, ofPhase, type RoundNews, totalOf } from './live-news.ts'
import { noteEarlier, notePops, pops } from './pops.ts'

/**
 * Notes the changes on the user's own cards while maps are running, and what the maps had brought before the page was opened.
 * Returns what the newest round brought.
 */
export function useLiveWatch(): RoundNews | null {
  const { phase } = useGame()
  const deck = useDeck(({ cards }) => cards)
  const scores = useDeck(({ scores }) => scores)
  const live = useDeck(({ counts }) => counts)
  const isRead = deck.every(({ playerId }) => scores?.some(score => score.playerId === playerId))
  const first = useRef(live)
  const hasEarlier = useRef(false)
  const last = useRef<LastAnnounced>({ live, totalAtRound: isRead ? totalOf(scores) : null })
  const [news, setNews] = useState<RoundNews | null>(null)
  useEffect(
    () => () => {
      pops.set([])
      hasEarlier.current = false
    },
    [],
  )
  useEffect(() => {
    if (!isRead) return
    const cards = (scores ?? []).map(score => ({ ...score, keyplays: score.explanation.keyplays }))
    if (!hasEarlier.current) {
      noteEarlier(cards, ofPhase(first.current, phase.index), ofPhase(live, phase.index))
      hasEarlier.current = true
    }
    const before = last.current.live
    const changed = newsSince(last.current, { live, phaseIndex: phase.index, cards })
    if (!changed) return
    last.current = changed.announced
    notePops(changed.cards, before, changed.after)
    if (changed.round) setNews(changed.round)
  }, [live, scores, isRead, phase.index])
  return news
}
