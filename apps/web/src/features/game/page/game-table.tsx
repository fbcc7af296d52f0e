import { deckSize } from '@game/domain'
import { lazyPart } from '../../../base/loading/lazy-part.tsx'
import { useIsUsed, usePrefetchWithUse } from '../../../base/loading/prefetch.ts'
import { withTexts } from '../../../base/texts/with-texts.ts'
import { notifyNotLoaded } from '../../../base/ui/base/notify.ts'
import { media, useMedia } from '../../../base/ui/layout/use-media.ts'
import { TooltipSheet } from '../../../base/ui/overlay/tooltip.tsx'
import { MyRanks } from '../../leagues/place/places.tsx'
import { CardMenuSheet } from '../card-control/use-card-menu.tsx'
import { ArmedBar } from '../deck/deck-area.tsx'
import { CardTarget } from '../deck/deck-card.tsx'
import { UndoBar, useUndoableMove } from '../deck/undo-removal.tsx'
import type { Card } from '../deck-state/deck-cards.ts'
import { DeckProvider } from '../deck-state/deck-provider.tsx'
import { SendMoveContext, UndoContext, useDeck } from '../deck-state/use-deck.ts'
import { GameDrag } from '../drag/game-drag.tsx'
import { LargeCard } from '../large-card/use-large-card.tsx'
import { LivePart } from '../live-scores/live-part.tsx'
import { CarriedPerkDialog, useConfirmedMove } from '../perks/use-confirmed-move.tsx'
import { useIdleRemark } from '../perks/use-idle-perks.ts'
import { PhaseSummary } from '../phases/pending-summary.tsx'
import { PhaseInfo } from '../phases/phase-info.tsx'
import { PhasesBar } from '../phases/phases-bar.tsx'
import { SpokenNews } from '../phases/spoken-news.tsx'
import { PendingResults, Reveal } from '../reveal/pending-results.tsx'
import { StandingPart } from '../standing/standing-part.tsx'
import { useGame } from '../state/use-game.ts'
import { usePhaseState } from '../state/use-phase-state.ts'
import { PerkSheet, TapProvider } from '../tap/tap-provider.tsx'
import { Tour } from '../tour/tour.tsx'
import { useIsNewcomer } from '../tour/use-is-newcomer.ts'
import { DraggedItem } from './dragged-item.tsx'
import { FinalRanking, FinalResults } from './final-results.tsx'
import { GameBanner } from './game-banner.tsx'
import styles from './game-table.module.css'
import { NarrowTable } from './narrow-table.tsx'
import { useTableKeys } from './use-table-keys.ts'
import { WideTable } from './wide-table.tsx'

const KeyplayDialog = lazyPart(() => withTexts(import('../keyplays/keyplay-dialog.tsx'), 'keyplay-facts'))

const CardKeys = lazyPart(() => import('./card-keys.ts'))
const Keys = () => useIsUsed() && <CardKeys />

/** Moves the foil of cards by touch; it starts as soon as its code is loaded. */
const FoilMotion = {
  prefetch: () =>
    import('../card/foil-motion.ts').then(
      ({ followLight }) => followLight(),
      () => undefined,
    ),
}

/** Shows the phases at the top, the table of the phase shown below them, and the dialogs on top of both. */
export function GameTable() {
  useTableKeys()
  usePrefetchWithUse(
    TooltipSheet,
    CardMenuSheet,
    KeyplayDialog,
    CarriedPerkDialog,
    LargeCard,
    PerkSheet,
    CardTarget,
    ArmedBar,
    PhaseSummary,
    Reveal,
    UndoBar,
    FoilMotion,
  )
  const narrow = useMedia(media.narrow)
  return (
    <>
      <div className={`column gap-3 below-4 shrinks ${styles.head}`}>
        <PhasesBar />
        <SpokenNews />
        <GameBanner />
        <FinalResults />
      </div>
      <PhaseInfo />
      <DeckProvider>
        <PhaseTable />
      </DeckProvider>
      <FinalRanking />
      {!narrow && standing}
      <PendingResults />
    </>
  )
}

/**
 * Shows the table of the phase shown. Showing another phase changes the content and closes open dialogs; the live part and the tour
 * start from scratch.
 */
function PhaseTable() {
  const narrow = useMedia(media.narrow)
  const { index } = useGame().phase
  const [dialogFor, setDialogFor] = usePhaseState<number | null>(null)
  const closeDialog = () => setDialogFor(null)
  const { move: confirmed, dialog } = useConfirmedMove()
  const { move, offer, bar } = useUndoableMove(confirmed)
  const remark = useIdleRemark()
  const Table = narrow ? NarrowTable : WideTable
  return (
    <SendMoveContext value={move}>
      <UndoContext value={offer}>
        <LivePart key={`live ${index}`} />
        <TableTour key={`tour ${index}`} />
        <TapProvider>
          <GameDrag
            of={index}
            onDrop={drop => void move(drop)}
            ghost={item => <DraggedItem item={item} />}
            remark={remark}
          >
            <Table onSelectKeyplays={setDialogFor} standing={standing} />
            {dialogFor !== null && (
              <KeyplayDialog
                playerId={dialogFor}
                onShow={setDialogFor}
                onClose={closeDialog}
                onFail={() => {
                  closeDialog()
                  notifyNotLoaded()
                }}
              />
            )}
            {dialog}
            {bar}
            <Keys />
          </GameDrag>
        </TapProvider>
      </UndoContext>
    </SendMoveContext>
  )
}

/** Shows where the user stands, who else has the cards, and the ranks among others. */
function Standing() {
  const { event } = useGame()
  return (
    <>
      <StandingPart />
      <MyRanks eventId={event.id} />
    </>
  )
}

/** One element, so that the table is not rendered again for it. */
const standing = <Standing />

/** Runs the guided tour of the table, and gives it what the user has done there. */
function TableTour() {
  const { takesPerks } = useGame()
  const cards = useDeck(deck => deck.cards)
  return (
    <Tour isNewcomer={useIsNewcomer()} editable={takesPerks} progress={progressOf(cards)} size={deckSize} />
  )
}

/** Counts what the tour lets users do. */
const progressOf = (cards: readonly Card[]) => ({
  cards: cards.length,
  perks: cards.flatMap(card => card.perks).length,
  keyplays: cards.flatMap(card => card.keyplays).length,
})
