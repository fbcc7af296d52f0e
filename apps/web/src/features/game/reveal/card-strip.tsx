import { UserRound } from 'lucide-react'
import { formatNumber } from '../../../base/texts/format-number.ts'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { Picture } from '../../../base/ui/layout/picture.tsx'
import { frameOf } from '../shared/frame.ts'
import styles from './card-strip.module.css'
import { type Moment, shownOfCard } from './moments.ts'
import type { PhaseReveal } from './tiles/use-phase-reveal.ts'

type Props = { reveal: PhaseReveal; past: readonly Moment[]; now: number | null; isOver: boolean }

/**
 * Shows all cards of the deck in a row of small cards, each with its score once that has been revealed: at the end, and below 1000 px
 * all the time.
 */
export function CardStrip({ reveal, past, now, isOver }: Props) {
  const { i18n } = useTranslation()
  return (
    <ol className={`centred wide ${styles.strip}`} data-over={isOver || undefined}>
      {reveal.cards.map(({ card: { playerId, player }, score }, place) => {
        const shown = isOver ? 'all' : shownOfCard(past, place)
        const faceUp = shown === 'all' || shown.faceUp
        const isScored = shown === 'all' || shown.score
        return (
          <li
            key={playerId}
            className={`column middle shrinks ${styles.place}`}
            data-now={now === place || undefined}
          >
            <span
              className={`worth wide clips block holds ${styles.face}`}
              data-down={!faceUp || undefined}
              data-worth={isScored ? frameOf(score.mult) : undefined}
            >
              {faceUp && (
                <Picture
                  src={player.img ? `/img/players/${player.img}.png` : undefined}
                  width={400}
                  height={480}
                  placeholder={<UserRound size={22} />}
                  shown={256}
                  className="wide tall"
                  eager
                />
              )}
              {isScored && (
                <strong className={`over text-center t16 ${styles.score}`}>
                  {formatNumber(score.score, i18n.language)}
                </strong>
              )}
            </span>
            <span className={`cut t12 strong text-center soft ${styles.name}`} dir="auto">
              {faceUp && player.name}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
