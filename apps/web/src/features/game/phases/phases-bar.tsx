import { phaseStateOf } from '@game/domain'
import { startTransition, useEffect, useOptimistic, useRef } from 'react'
import { useServerNow } from '../../../base/api/use-server-now.ts'
import { PhaseStateIcon } from '../../../base/icons/phase-state-icon.tsx'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { isFinalAt } from '../../../frame/shell/finality-mark.tsx'
import type { Phase } from '../state/game-event.ts'
import { chanceShown } from '../state/second-chance.ts'
import { useGame } from '../state/use-game.ts'
import styles from './phases-bar.module.css'

/**
 * Lists the phases of the event with the user's state in each, and lets users choose the one shown. A press marks its phase at once;
 * the old table stays until the new one is rendered, which may take several frames.
 */
export function PhasesBar() {
  const { t } = useTranslation('phases')
  const { event, phase: shown, showPhase } = useGame()
  const [chosen, choose] = useOptimistic(shown.index)
  const show = (index: number) =>
    startTransition(() => {
      choose(index)
      showPhase(index)
    })
  const bar = useRef<HTMLElement>(null)
  // In the frame that shows it, which calculates the layout anyway.
  useEffect(() => {
    const frame = requestAnimationFrame(() => bringIntoView(bar.current, shown.index))
    return () => cancelAnimationFrame(frame)
  }, [shown.index])
  return (
    <nav ref={bar} className={`corners-panel ${styles.bar}`} aria-label={t('title')} data-tour="phases">
      <ol className={`stack gap-2 ${styles.phases}`}>
        {event.phases.map(phase => (
          <li key={phase.index}>
            <PhaseButton phase={phase} chosen={phase.index === chosen} onChoose={() => show(phase.index)} />
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

function PhaseButton({ phase, chosen, onChoose }: { phase: Phase; chosen: boolean; onChoose: () => void }) {
  const { t } = useTranslation(['phases', 'shell'])
  const { event, states, phase: shown, draftedPhase } = useGame()
  const now = useServerNow()
  const hasResult = phase.final || phase.finalAt !== null
  const state = phaseStateOf(states, phase.index)
  const second = phase.index === 2 ? chanceShown(event.secondChanceState, states) : null
  const drafted = draftedPhase === phase.index && !second
  const name = phase.name || t('phases:phase', { index: phase.index })
  return (
    <button
      type="button"
      className={`row middle gap-3 holds wide clips text-left ${styles.phase}`}
      data-state={state}
      data-chosen={chosen || undefined}
      data-drafted={drafted || undefined}
      aria-current={phase.index === shown.index ? 'step' : undefined}
      onClick={onChoose}
    >
      <span className={`keeps-size stack in-middle round tone ${styles.icon}`}>
        <PhaseStateIcon state={state} size={20} />
      </span>
      <span className="column shrinks">
        <span className={`cut strong lines-130 ${styles.name}`} data-whole={name} dir="auto">
          <span aria-hidden className="after-2 faint">
            {phase.index}
          </span>
          {name}
        </span>
        <span className="t12 strong tone tracked-8">
          <span className={styles.state}>
            {t(`phases:state.${state}`)}
            {drafted && ' · '}
          </span>
          {drafted && t('phases:draft.short')}
          {second && ` · ${t(`phases:secondChance.${second}`)}`}
          {hasResult && (
            <span className={styles.finality}>
              {` · ${t(isFinalAt(phase, now) ? 'shell:final' : 'shell:provisional')}`}
            </span>
          )}
        </span>
      </span>
    </button>
  )
}
