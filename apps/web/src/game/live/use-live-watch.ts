import { useEffect, useRef, useState } from 'react'
import { useDeck } from '../state/use-deck.ts'
import { useGame } from '../state/use-game.ts'
import { newsSince, type RoundNews, type Told, totalOf } from './live-news.ts'
import { notePops, pops } from './pops.ts'

/** Notes what changes on the own cards while maps run, and answers what the newest round came to. */
export function useLiveWatch(): RoundNews | null {
  const { phase } = useGame()
  const deck = useDeck(({ cards }) => cards)
  const scores = useDeck(({ scores }) => scores)
  const live = useDeck(({ counts }) => counts)
  const isRead = deck.every(({ playerId }) => scores?.some(score => score.playerId === playerId))
  const told = useRef<Told>({ live, totalAtRound: isRead ? totalOf(scores) : null })
  const [news, setNews] = useState<RoundNews | null>(null)
  useEffect(() => () => pops.set([]), [])
  useEffect(() => {
    const cards = (scores ?? []).map(score => ({ ...score, keyplays: score.explanation.keyplays }))
    const before = told.current.live
    const changed = newsSince(told.current, { live, phaseIndex: phase.index, cards: isRead ? cards : null })
    if (!changed) return
    told.current = changed.told
    notePops(changed.cards, before, changed.after)
    if (changed.round) setNews(changed.round)
  }, [live, scores, isRead, phase.index])
  return news
}
