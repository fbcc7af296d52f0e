import { hasLocked, isDated } from '@game/domain'
import { useServerNow } from '../../../base/api/use-server-now.ts'
import { lazyPart } from '../../../base/loading/lazy-part.tsx'
import { withTexts } from '../../../base/texts/with-texts.ts'
import { useGame } from '../state/use-game.ts'

const ProofPanel = lazyPart(() => withTexts(import('./proof-panel.tsx'), 'proof'))

/** Shows the proof of a phase that has locked, to everyone (rulebook 13.69). */
export function ProofPart() {
  const { phase } = useGame()
  const now = useServerNow()
  if (!now || !isDated(phase) || !hasLocked(phase, now)) return null
  return <ProofPanel />
}
