import type { ReactNode } from 'react'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { useDeck } from '../deck-state/use-deck.ts'
import { lacksFacts } from './lacks-facts.ts'

/**
 * Says which sleeves need facts that are known of no player of the phase (rulebook 13.18): `short` is two words in place of the count of one
 * sleeve, `one` a sentence about one, `all` a sentence about how many of them. Shows its children if there are none.
 */
export default function UnknownFacts({
  of,
  text,
  children,
}: {
  of: readonly number[]
  text: 'short' | 'one' | 'all'
  children?: ReactNode
}) {
  const { t } = useTranslation('planning')
  const players = useDeck(deck => deck.players)
  const count = of.filter(id => lacksFacts(id, players)).length
  if (count === 0) return children
  const look = text === 'short' ? 'cut t12 soft' : 'block above-1 t14 soft'
  return <span className={look}>{t(`noFacts.${text}`, { count })}</span>
}
