import { lazy, Suspense, useState } from 'react'
import { media, useMedia } from '../../ui/layout/use-media.ts'
import { GameDrag } from '../drag/game-drag.tsx'
import { PendingSummary } from '../phases/pending-summary.tsx'
import { PhasesBar } from '../phases/phases-bar.tsx'
import { useGame } from '../phases/use-game.ts'
import { GameNotice } from './game-notice.tsx'
import styles from './game-table.module.css'
import { NarrowTable } from './narrow-table.tsx'
import { WideTable } from './wide-table.tsx'

const KeyplayDialog = lazy(() => import('../keyplays/keyplay-dialog.tsx'))

/** Phases above, the table of the one that is looked at below, and the dialogs over both. */
export function GameTable() {
  const { phase } = useGame()
  return (
    <>
      <div className={styles.head}>
        <PhasesBar />
        <GameNotice />
      </div>
      <PhaseTable key={phase.index} />
      <PendingSummary />
    </>
  )
}

/** The table of one phase; another begins anew, without the dialog that was open over the one before. */
function PhaseTable() {
  const narrow = useMedia(media.narrow)
  const [choosing, setChoosing] = useState<number | null>(null)
  const Table = narrow ? NarrowTable : WideTable
  return (
    <GameDrag>
      <Table onSelectKeyplays={setChoosing} />
      <Suspense fallback={null}>
        {choosing !== null && (
          <KeyplayDialog playerId={choosing} onShow={setChoosing} onClose={() => setChoosing(null)} />
        )}
      </Suspense>
    </GameDrag>
  )
}
