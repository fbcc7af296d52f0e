import { useTranslation } from '../../../base/texts/use-translation.ts'
import { newsOf } from '../state/line-up-news.ts'
import { useGame } from '../state/use-game.ts'
import styles from './news-mark.module.css'

/** Says on a card what an organiser says of its player: STAND-IN, DOUBTFUL or OUT (rulebook 18.15). */
export function NewsMark({ playerId }: { playerId: number }) {
  const { t } = useTranslation('deck')
  const { phase } = useGame()
  const state = newsOf(phase, playerId)?.state
  return (
    state && (
      <span className={`over t12 bold text-center lines-120 let-through ${styles.mark}`} data-news={state}>
        {t(`lineUp.${state}`)}
      </span>
    )
  )
}
