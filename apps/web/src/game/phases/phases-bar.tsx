import { phaseStateOf } from '@game/domain'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { PhaseStateIcon } from '../../icons/phase-state-icon.tsx'
import type { Phase } from '../state/game-event.ts'
import { useGame } from '../state/use-game.ts'
import styles from './phases-bar.module.css'

/** Lists the phases of the event with the user's state of each, and chooses the one shown. */
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

/** Scrolls the phase shown to the middle of a bar that is too narrow for all phases; the page itself stays. */
function bringIntoView(bar: HTMLElement | null, index: number): void {
  const at = bar?.querySelectorAll('li')[index - 1]
  if (!bar || !at) return
  const [frame, place] = [bar.getBoundingClientRect(), at.getBoundingClientRect()]
  bar.scrollBy({ left: place.left - frame.left - (frame.width - place.width) / 2 })
}

function PhaseButton({ phase }: { phase: Phase }) {
  const { t } = useTranslation('phases')
  const { event, states, phase: shown, showPhase } = useGame()
  const state = phaseStateOf(states, phase.index)
  const second = phase.index === 2 ? event.secondChanceState : null
  return (
    <button
      type="button"
      className={styles.phase}
      data-state={state}
      aria-current={phase.index === shown.index ? 'step' : undefined}
      onClick={() => showPhase(phase.index)}
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
