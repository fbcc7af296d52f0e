import { phaseCountdown } from '@game/domain'
import { useServerNow } from '../../api/use-server-now.ts'
import { Countdown } from '../../games/countdown.tsx'
import { useTranslation } from '../../texts/use-translation.ts'
import { formatDay, formatTimeInZone } from '../../ui/layout/dates.ts'
import { Panel } from '../../ui/layout/panel.tsx'
import { formatMultiplier, formatNumber } from '../shared/number-format.ts'
import { useGame } from '../state/use-game.ts'
import styles from './phase-info.module.css'
import { PhaseOutcome } from './phase-outcome.tsx'

/** Shows goal, multiplier, dates and countdown of the phase shown; dates are in the viewer's time zone (rulebook 2.18). */
export function PhaseInfo() {
  const { t, i18n } = useTranslation('phases')
  const { phase } = useGame()
  return (
    <Panel head={t('info')} data-tour="info" className={styles.info}>
      <div className={styles.row}>
        <dl className={styles.facts}>
          <div className={styles.goal}>
            <dt>{t('goal')}</dt>
            <dd>
              {formatNumber(phase.points, i18n.language)}{' '}
              <span className={styles.unit}>{t('points', { points: phase.points })}</span>
            </dd>
          </div>
          <div className={styles.fact}>
            <dt>{t('multiplier')}</dt>
            <dd>{formatMultiplier(phase.mult, i18n.language)}</dd>
          </div>
          <div className={styles.fact}>
            <dt>{t('opens')}</dt>
            <dd>
              <Moment iso={phase.open} />
            </dd>
          </div>
          <div className={styles.fact}>
            <dt>{t('locks')}</dt>
            <dd>
              <Moment iso={phase.lock} />
            </dd>
          </div>
        </dl>
        <Clock />
      </div>
      <PhaseOutcome />
    </Panel>
  )
}

/** Counts down to the next date; eliminated players see no countdown (rulebook 13.52). */
function Clock() {
  const { event, phase, states, state } = useGame()
  const now = useServerNow()
  const isOut = state === 'locked' && states.some(each => each.state === 'failed' && each.phase < phase.index)
  const clock = now && !isOut ? phaseCountdown(event, phase.index, now) : null
  if (!now || !clock) return null
  return (
    <div className={styles.clock}>
      <Countdown clock={clock} now={now} />
    </div>
  )
}

/** Shows an instant in the viewer's time zone; the line may only break between date and time. */
function Moment({ iso }: { iso: string }) {
  const { i18n } = useTranslation()
  return (
    <time dateTime={iso} className={styles.moment}>
      <span>{formatDay(iso, i18n.language)}</span> <span>{formatTimeInZone(iso, i18n.language)}</span>
    </time>
  )
}
