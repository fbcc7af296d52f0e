import { deckSize } from '@game/domain'
import { useState } from 'react'
import { formatNumber } from '../../../base/texts/format-number.ts'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { useDeck } from '../deck-state/use-deck.ts'
import { useGame } from '../state/use-game.ts'
import { type AnnouncedDeck, type DeckNews, deckNews } from './deck-news.ts'

/**
 * Says to screen readers what a change has done to the deck: "Added donk, 3 of 5. Balanced now active, x1.5." A sleeve that is
 * computed a moment after its card joins the same sentence. Before the first change it says how many cards there are.
 */
export function SpokenDeck() {
  const { t, i18n } = useTranslation('deck')
  const { drafting } = useGame()
  const deckCards = useDeck(deck => deck.cards)
  const { sleeves, isPending } = useDeck(deck => deck.sleeves)
  const cards = deckCards.map(({ playerId, player }) => ({ playerId, name: player.name }))
  const now: AnnouncedDeck = { cards, sleeves: sleeves.filter(({ active }) => active) }
  const key = JSON.stringify([now.cards.map(({ playerId }) => playerId), now.sleeves.map(({ id }) => id)])
  const [last, setLast] = useState({ key, deck: now, isPending, text: '' })
  const say = (news: DeckNews): string =>
    'mult' in news
      ? t(`news.${news.kind}`, { name: news.name, mult: formatNumber(news.mult, i18n.language) })
      : t(`news.${news.kind}`, { size: deckSize, ...news })
  if (last.key !== key || last.isPending !== isPending) {
    const news = last.isPending ? [] : deckNews(last.deck, now)
    const isOfSleeves = news.length > 0 && news.every(each => 'mult' in each)
    const text = [...(isOfSleeves ? [last.text] : []), ...news.map(say)].filter(Boolean).join(' ')
    setLast({ key, deck: now, isPending, text: text || last.text })
  }
  return (
    <p className="visually-hidden" role="status">
      {last.text ||
        t('bar.count', { deck: t(drafting ? 'draft' : 'title'), cards: cards.length, size: deckSize })}
    </p>
  )
}
