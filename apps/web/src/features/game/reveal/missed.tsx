import { exactSum } from '@game/domain'
import { formatNumber } from '../../../base/texts/format-number.ts'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { keyplayOf } from '../keyplay-points/keyplay-of.ts'
import { useKeyplays } from '../keyplay-points/use-keyplays.ts'
import { GoalLine } from '../shared/goal-line.tsx'
import { formatSum } from '../shared/number-format.ts'
import type { DeckCardScore } from '../state/use-deck-scores.ts'
import { useGame } from '../state/use-game.ts'
import styles from './missed.module.css'
import { nearMiss } from './tiles/keyplay-gains.ts'

/** Shows how far a failed deck came, what it missed, and the keyplay that would have been enough. */
export default function Missed({ scores }: { scores: readonly DeckCardScore[] }) {
  const { t, i18n } = useTranslation(['reveal', 'phases'])
  const { phase } = useGame()
  const score = exactSum(scores.map(card => card.score))
  const missing = exactSum([phase.points, -score])
  const number = (value: number) => formatNumber(value, i18n.language)
  const share = Math.floor((100 * score) / phase.points)
  if (missing <= 0) return null
  return (
    <section className={`stack middle columns-from-1000 ${styles.missed}`} aria-label={t('missed')}>
      <p>
        <span className="block caption caps">{t('score')}</span>
        <strong className={`t36 heavy ${styles.score}`}>{number(score)}</strong>{' '}
        <span className="t16 soft">{t('of', { goal: number(phase.points) })}</span>
      </p>
      <div className="shrinks">
        <GoalLine
          total={score}
          goal={phase.points}
          tone="short"
          goalLabel={`${t('phases:goal')} ${number(phase.points)}`}
          shortBy={t('shortBy', { points: number(missing) })}
        />
      </div>
      <p className={`whole-row note ${styles.words}`}>
        {t('short', { points: number(missing), share })} <Near scores={scores} missing={missing} />
      </p>
    </section>
  )
}

function Near({ scores, missing }: { scores: readonly DeckCardScore[]; missing: number }) {
  const { t, i18n } = useTranslation('reveal')
  const { phase } = useGame()
  const { keyplays } = useKeyplays()
  const near = nearMiss(scores, missing)
  if (!near) return null
  const players = phase.teams.flatMap(team => team.players.map(({ player }) => player))
  const name = players.find(({ id }) => id === near.card.playerId)?.name
  const sum = formatSum(near.points, [near.card.mult, near.card.phaseMult], near.score, i18n.language)
  const keyplay = keyplayOf(keyplays, near.keyplayId).name
  return name && t('near.text', { count: near.count, keyplay, name, sum })
}
