import { formatNumber } from '../../../base/texts/format-number.ts'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { useDeck } from '../deck-state/use-deck.ts'
import { newsOf } from '../state/line-up-news.ts'
import { useGame } from '../state/use-game.ts'
import styles from './deck-projection.module.css'
import { useProjection } from './use-projection.ts'

/** Shows what the deck would bring against the goal if its players went on as before, with the range and its source (rulebook 7.19). */
export function DeckProjection() {
  const { t, i18n } = useTranslation('deck')
  const { phase } = useGame()
  const cards = useDeck(deck => deck.cards)
  const project = useProjection()
  if (!project) return null
  const projection = project(cards)
  if (projection.series === 0) return null
  const number = (value: number) => formatNumber(value, i18n.language)
  const { score, low, high, series, unknown, withoutMatch } = projection
  const namesOf = (ids: readonly number[]) =>
    cards.filter(({ playerId }) => ids.includes(playerId)).map(({ player }) => player.name)
  const names = namesOf(unknown)
  const isOut = (playerId: number) => newsOf(phase, playerId)?.state === 'out'
  const out = namesOf(withoutMatch.filter(isOut))
  const idle = namesOf(withoutMatch.filter(playerId => !isOut(playerId)))
  const scale = Math.max(high, phase.points, 1)
  return (
    <div className={`row wrap middle gap-1 across-3 soft ${styles.projection}`} data-part="projection">
      <span className={`holds ${styles.line}`} aria-hidden>
        <span className={`over ${styles.range}`} style={{ '--from': low / scale, '--to': high / scale }} />
        <span className={styles.expected} style={{ '--at': score / scale }} />
        <span className={styles.goal} style={{ '--at': phase.points / scale }} />
      </span>
      <p>
        {t('projection.label')}:{' '}
        <strong>{t('projection.points', { score: number(score), goal: number(phase.points) })}</strong>{' '}
        <span>
          ({t('projection.range', { low: number(low), high: number(high) })},{' '}
          {t('projection.source', { series })}
          {names.length > 0 && `, ${t('projection.unknown', { names: names.join(', ') })}`}
          {idle.length > 0 && `, ${t('projection.withoutMatch', { names: idle.join(', ') })}`}
          {out.length > 0 && `, ${t('projection.out', { names: out.join(', ') })}`})
        </span>
      </p>
    </div>
  )
}
