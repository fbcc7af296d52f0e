import { lazy, Suspense, useState } from 'react'
import { media, useMedia } from '../../ui/layout/use-media.ts'
import type { Drop } from '../drag/drag-item.ts'
import { GameDrag } from '../drag/game-drag.tsx'
import { useConfirmPerkRemoval } from '../perks/use-confirm-perk-removal.tsx'
import { PendingSummary } from '../phases/pending-summary.tsx'
import { PhasesBar } from '../phases/phases-bar.tsx'
import { DeckProvider } from '../state/deck-provider.tsx'
import { useMove } from '../state/use-deck.ts'
import { useGame } from '../state/use-game.ts'
import { DraggedItem } from './dragged-item.tsx'
import { GameBanner } from './game-banner.tsx'
import styles from './game-table.module.css'
import { NarrowTable } from './narrow-table.tsx'
import { WideTable } from './wide-table.tsx'

const KeyplayDialog = lazy(() => import('../keyplays/keyplay-dialog.tsx'))

/** Shows the phases above, the table of the phase shown below, and the dialogs over both. */
export function GameTable() {
  const { phase } = useGame()
  return (
    <>
      <div className={styles.head}>
        <PhasesBar />
        <GameBanner />
      </div>
      <DeckProvider key={phase.index}>
        <PhaseTable />
      </DeckProvider>
      <PendingSummary />
    </>
  )
}

/** Shows the table of one phase. Another phase has one of its own, without the dialog that was open over this one. */
function PhaseTable() {
  const narrow = useMedia(media.narrow)
  const [dialogFor, setDialogFor] = useState<number | null>(null)
  const move = useMove()
  const { confirmRemoval, dialog } = useConfirmPerkRemoval()
  const drop = (what: Drop) =>
    what.type === 'removePerk' ? confirmRemoval(what, () => move(what)) : void move(what)
  const Table = narrow ? NarrowTable : WideTable
  return (
    <GameDrag onDrop={drop} ghost={item => <DraggedItem item={item} />}>
      <Table onSelectKeyplays={setDialogFor} />
      <Suspense fallback={null}>
        {dialogFor !== null && (
          <KeyplayDialog playerId={dialogFor} onShow={setDialogFor} onClose={() => setDialogFor(null)} />
        )}
      </Suspense>
      {dialog}
    </GameDrag>
  )
}
