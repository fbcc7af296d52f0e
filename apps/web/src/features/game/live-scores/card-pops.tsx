import { useSelector } from '@tanstack/react-store'
import { useEffect, useState } from 'react'
import { formatNumber } from '../../../base/texts/format-number.ts'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { useDeck } from '../deck-state/use-deck.ts'
import { keyplayOf } from '../keyplay-points/keyplay-of.ts'
import styles from './card-pops.module.css'
import { type Pop, pops } from './pops.ts'

/** How long a change is shown on its card, in milliseconds. */
const shownMs = 4000

/** Shows on a card by how much its score has just changed, and by which keyplays (rulebook 13.55). For screen readers the feed says the same. */
export default function CardPops({ playerId }: { playerId: number }) {
  const list = useSelector(pops, all => all)
  const own = list.filter(pop => pop.playerId === playerId && !pop.earlier)
  const news = own.filter(({ revision }) => revision === own[0]?.revision)
  const key = news[0]?.key
  const [past, setPast] = useState(key)
  useEffect(() => {
    if (key === undefined) return
    const timer = setTimeout(() => setPast(key), shownMs)
    return () => clearTimeout(timer)
  }, [key])
  if (key === past) return null
  return (
    <div className={`column gap-1 let-through over ${styles.pops}`} aria-hidden>
      {news.map(pop => (
        <Shown key={pop.key} pop={pop} />
      ))}
    </div>
  )
}

function Shown({ pop }: { pop: Pop }) {
  const { i18n } = useTranslation()
  const keyplays = useDeck(deck => deck.keyplays)
  return (
    <p
      className={`breaks t12 strong text-center pad-1-2 lines-125 ${styles.pop}`}
      data-part="pop"
      data-lost={pop.score < 0 || undefined}
    >
      <strong>{signed(pop.score, i18n.language)}</strong> {keyplayOf(keyplays, pop.keyplayId).name}
    </p>
  )
}

/** Formats points with their sign: +14, −14. */
export const signed = (points: number, language: string): string =>
  `${points < 0 ? '−' : '+'}${formatNumber(Math.abs(points), language)}`
