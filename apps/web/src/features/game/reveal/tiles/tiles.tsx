import { exactSum } from '@game/domain'
import { LeagueChanges } from '../../../leagues/place/places.tsx'
import { chanceShown, meaningOfFailure } from '../../state/second-chance.ts'
import { useGame } from '../../state/use-game.ts'
import { BestDeckTile } from './best-deck-tile.tsx'
import { EarnedTile } from './earned-tile.tsx'
import { bestKeyplay, nearMiss } from './keyplay-gains.ts'
import { KeyplayTile } from './keyplay-tile.tsx'
import { NextEventTile } from './next-event-tile.tsx'
import { RankTile } from './rank-tile.tsx'
import styles from './tiles.module.css'
import type { PhaseReveal } from './use-phase-reveal.ts'

/**
 * Shows what a result brings: badge, XP and level, which a private event does not give (rulebook 30.5), the rank, and the best keyplay;
 * after a failure how near it was, the best deck in hindsight and, if the user is out of the event, the next event to join.
 */
export function Tiles({ reveal }: { reveal: PhaseReveal }) {
  const { event, states } = useGame()
  const { success, phase } = reveal
  const scores = reveal.cards.map(({ score }) => score)
  const isOut =
    !success && meaningOfFailure(phase.index, chanceShown(event.secondChanceState, states)) === 'out'
  const near = success ? undefined : nearMiss(scores, exactSum([phase.points, -reveal.score]))
  const best = success ? bestKeyplay(scores) : undefined
  return (
    <div className={`row wrap centred gap-3 wide ${styles.tiles}`}>
      {near && <KeyplayTile kind="near" gain={near} reveal={reveal} />}
      {!success && <BestDeckTile phaseIndex={phase.index} />}
      {!event.hosted && <EarnedTile reveal={reveal} />}
      <RankTile />
      {best && <KeyplayTile kind="play" gain={best} reveal={reveal} />}
      <LeagueChanges eventId={event.id} className={styles.tile} />
      {isOut && <NextEventTile />}
    </div>
  )
}
