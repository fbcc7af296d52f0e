import { lazyPart } from '../../loading/lazy-part.tsx'
import { useIsUsed } from '../../loading/prefetch.ts'
import { withTexts } from '../../texts/with-texts.ts'
import { useGame } from '../state/use-game.ts'

const StandingPanel = lazyPart(() => withTexts(import('./standing-panel.tsx'), 'rivals'))

/** Shows where the user stands, once a phase has been decided or is being played and the page is used (rulebook 22.8). */
export function StandingPart() {
  const { states, phase } = useGame()
  const isUsed = useIsUsed()
  const takesPart = states.some(
    ({ state }) => state === 'locked_in' || state === 'success' || state === 'failed',
  )
  return isUsed && takesPart && <StandingPanel key={phase.index} />
}
