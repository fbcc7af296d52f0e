import styles from './phase-extras.module.css'
import { PhaseMatches } from './phase-matches.tsx'
import { RewardsPanel } from './rewards-panel.tsx'

/** Shows the matches of the phase and the rewards of the event, folded so that the list of cards stays near. */
export function PhaseExtras() {
  return (
    <div className={`row wrap ${styles.extras}`}>
      <PhaseMatches />
      <RewardsPanel />
    </div>
  )
}
