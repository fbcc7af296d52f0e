import { stateOf } from '@game/domain'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { PhaseStateIcon } from '../../icons/phase-state-icon.tsx'
import styles from './phases-bar.module.css'
import { type Phase, useGame } from './use-game.ts'

/** The phases of the event with the player's state of each; one is looked at. */
export function PhasesBar() {
  const { t } = useTranslation('phases')
  const { event, phase: shown } = useGame()
  const bar = useRef<HTMLElement>(null)
  useEffect(() => bringIntoView(bar.current, shown.index), [shown.index])
  return (
    <nav ref={bar} className={styles.bar} aria-label={t('title')} data-tour="phases">
      <ol className={styles.phases}>
        {event.phases.map(phase => (
          <li key={phase.index} className={styles.step}>
            <PhaseButton phase={phase} />
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** Where the bar is too narrow for its phases, the one looked at goes to its middle; the page itself stays. */
function bringIntoView(bar: HTMLElement | null, index: number): void {
  const at = bar?.querySelectorAll('li')[index - 1]
  if (!bar || !at) return
  const [frame, place] = [bar.getBoundingClientRect(), at.getBoundingClientRect()]
  bar.scrollBy({ left: place.left - frame.left - (frame.width - place.width) / 2 })
}

function PhaseButton({ phase }: { phase: Phase }) {
  const { t } = useTranslation('phases')
  const { event, states, phase: shown, show } = useGame()
  const state = stateOf(states, phase.index)
  const second = phase.index === 2 ? event.secondChanceState : null
  return (
    <button
      type="button"
      className={styles.phase}
      data-state={state}
      aria-current={phase.index === shown.index ? 'step' : undefined}
      onClick={() => show(phase.index)}
    >
      <span className={styles.icon}>
        <PhaseStateIcon state={state} size={20} />
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{phase.name || t('phase', { index: phase.index })}</span>
        <span className={styles.state}>
          {t(`state.${state}`)}
          {second && ` · ${t(`secondChance.${second}`)}`}
        </span>
      </span>
    </button>
  )
}
