import { UserRound } from 'lucide-react'
import { useTranslation } from '../../texts/use-translation.ts'
import { Picture } from '../../ui/layout/picture.tsx'
import { formatNumber } from '../shared/number-format.ts'
import styles from './card-strip.module.css'
import { type Moment, shownOfCard } from './moments.ts'
import type { PhaseReveal } from './use-phase-reveal.ts'

type Props = { reveal: PhaseReveal; past: readonly Moment[]; now: number | null; isOver: boolean }

/** Shows all cards of the deck in a row of small cards below 1000 px, each with its score once that has been revealed. */
export function CardStrip({ reveal, past, now, isOver }: Props) {
  const { i18n } = useTranslation()
  return (
    <ol className={styles.strip}>
      {reveal.cards.map(({ card: { playerId, player }, score }, place) => {
        const shown = shownOfCard(past, place)
        const faceUp = isOver || shown.faceUp
        return (
          <li key={playerId} className={styles.place} data-now={now === place || undefined}>
            <span className={styles.face} data-down={!faceUp || undefined}>
              {faceUp && (
                <Picture
                  src={player.img ? `/img/players/${player.img}.png` : undefined}
                  width={400}
                  height={480}
                  placeholder={<UserRound size={22} />}
                  shown={256}
                  className={styles.portrait}
                  eager
                />
              )}
            </span>
            <span className={styles.name} dir="auto">
              {faceUp && player.name}
            </span>
            <strong className={styles.score}>
              {(isOver || shown.score) && formatNumber(score.score, i18n.language)}
            </strong>
          </li>
        )
      })}
    </ol>
  )
}
