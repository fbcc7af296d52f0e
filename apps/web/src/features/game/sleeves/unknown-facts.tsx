import type { ReactNode } from 'react'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { useDeck } from '../deck-state/use-deck.ts'
import { lacksFacts } from './lacks-facts.ts'

/**
 * Says that sleeves need facts that are known of no player of the phase (rulebook 13.18): of one in two words in place of its count, of one in
 * a sentence, or of all together.
 */
export default function UnknownFacts({
  of,
  inWords,
  children,
}: {
  of: readonly number[]
  inWords?: 'two' | 'one' | 'all'
  children?: ReactNode
}) {
  const { t } = useTranslation('planning')
  const players = useDeck(deck => deck.players)
  const count = of.filter(id => lacksFacts(id, players)).length
  if (count === 0) return children
  if (inWords === 'two') return <span className="cut t12 soft">{t('noFacts.short')}</span>
  return (
    <span className="block above-1 t14 soft">
      {t(inWords === 'one' ? 'noFacts.one' : 'noFacts.all', { count })}
    </span>
  )
}
