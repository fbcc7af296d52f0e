import { type PhaseCountdown, phaseCountdown } from '@game/domain'
import { ChevronDown, Target } from 'lucide-react'
import { useId, useState } from 'react'
import { useServerNow } from '../../../base/api/use-server-now.ts'
import { formatNumber } from '../../../base/texts/format-number.ts'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { formatDay, formatTimeInZone } from '../../../base/ui/layout/dates.ts'
import { media, useMedia } from '../../../base/ui/layout/use-media.ts'
import { Countdown } from '../../events/countdown.tsx'
import { formatMultiplier } from '../shared/number-format.ts'
import { useGame } from '../state/use-game.ts'
import styles from './phase-info.module.css'
import { PhaseOutcome } from './phase-outcome.tsx'

/**
 * Shows goal, multiplier, dates and countdown of the phase shown; dates are in the viewer's time zone (rulebook 2.18). On a narrow page
 * one line stays below the header, and a press on it shows the rest.
 */
export function PhaseInfo() {
  const narrow = useMedia(media.narrow)
  return narrow ? <PhaseLine /> : <PhaseFacts />
}

function PhaseFacts() {
  const { t } = useTranslation('phases')
  return (
    <section className="below-3" data-tour="info">
      <h2 className="visually-hidden">{t('info')}</h2>
      <div className="row wrap middle gap-2 across-5">
        <Facts />
        <Clock />
      </div>
      <PhaseOutcome />
    </section>
  )
}

function PhaseLine() {
  const { t, i18n } = useTranslation('phases')
  const { phase } = useGame()
  const [open, setOpen] = useState(false)
  const details = useId()
  return (
    <section className={`line-below ${styles.line}`} data-tour="info" data-open={open || undefined}>
      <h2 className="visually-hidden">{t('info')}</h2>
      <button
        type="button"
        className={`row middle gap-2 one-line bold wide no-border text-left no-ground ${styles.toggle}`}
        aria-expanded={open}
        aria-controls={details}
        onClick={() => setOpen(!open)}
      >
        <Target size={18} aria-hidden />
        <span>
          <span className="visually-hidden">{t('goal')} </span>
          {formatNumber(phase.points, i18n.language)}
        </span>
        <span className={styles.part}>
          <span className="visually-hidden">{t('multiplier')} </span>
          {formatMultiplier(phase.mult, i18n.language)}
        </span>
        <Clock inLine />
        <ChevronDown size={18} className={`pushed ${styles.chevron}`} aria-hidden />
      </button>
      <div id={details} className={styles.details} hidden={!open}>
        <Facts />
        <PhaseOutcome />
      </div>
    </section>
  )
}

function Facts() {
  const { t, i18n } = useTranslation('phases')
  const { event, phase } = useGame()
  const now = useServerNow()
  const awaits = now && event.automatic ? phaseCountdown(event, phase.index, now)?.label : undefined
  return (
    <dl className={`row wrap gap-2 across-5 ${styles.facts}`}>
      <div className={styles.goal}>
        <dt>{t('goal')}</dt>
        <dd>
          {formatNumber(phase.points, i18n.language)}{' '}
          <span className="note medium">{t('points', { points: phase.points })}</span>
        </dd>
      </div>
      <div>
        <dt>{t('multiplier')}</dt>
        <dd>{formatMultiplier(phase.mult, i18n.language)}</dd>
      </div>
      <div>
        <dt>{t('opens')}</dt>
        <dd>{awaits === 'PHASE OPENS AFTER THE MATCH' ? t('opensAfter') : <Moment iso={phase.open} />}</dd>
      </div>
      <div>
        <dt>{t('locks')}</dt>
        <dd>
          {awaits && awaits !== 'NEXT PHASE AFTER THE MATCH' ? t('locksLive') : <Moment iso={phase.lock} />}
        </dd>
      </div>
    </dl>
  )
}

/** The words for a countdown where there is little room, if they are shorter. */
const shortLabels: Partial<Record<PhaseCountdown['label'], 'opens' | 'locks' | 'locksShort' | 'opensShort'>> =
  {
    'PHASE OPENS IN': 'opens',
    'DECKS LOCK IN': 'locks',
    'DECKS LOCK WHEN THE MATCH GOES LIVE': 'locksShort',
    'PHASE OPENS AFTER THE MATCH': 'opensShort',
  }

/** Counts down to the next date; eliminated players see no countdown (rulebook 13.52). */
function Clock({ inLine }: { inLine?: boolean }) {
  const { t } = useTranslation('phases')
  const { event, phase, states, state } = useGame()
  const now = useServerNow()
  const isOut = state === 'locked' && states.some(each => each.state === 'failed' && each.phase < phase.index)
  const clock = now && !isOut ? phaseCountdown(event, phase.index, now) : null
  if (!now || !clock) return null
  const short = inLine ? shortLabels[clock.label] : undefined
  return (
    <div className={inLine ? `row middle gap-2 fill shrinks ${styles.inLine}` : styles.clock}>
      <Countdown clock={clock} now={now} label={short && t(short)} />
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
