import { lazyPart } from '../../../base/loading/lazy-part.tsx'
import { useIsUsed } from '../../../base/loading/prefetch.ts'
import { withTexts } from '../../../base/texts/with-texts.ts'
import { useGame } from '../state/use-game.ts'
import styles from './standing-part.module.css'

const StandingPanel = lazyPart(() => withTexts(import('./standing-panel.tsx'), 'rivalry'))

/**
 * Shows where the user stands once a phase has been decided or is being played for them. It loads once the page is used, as it is the heaviest
 * one; on a phone, where the list of cards is below it, its room is kept (rulebook 22.8).
 */
export function StandingPart() {
  const isUsed = useIsUsed()
  const { states, hasLocked } = useGame()
  const takesPart = states.some(
    ({ state }) => state === 'locked_in' || state === 'success' || state === 'failed',
  )
  if (!takesPart) return null
  return (
    <div className={styles.room} data-locked={hasLocked || undefined}>
      {isUsed && <StandingPanel />}
    </div>
  )
}
