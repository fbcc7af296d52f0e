import { memo } from 'react'
import { useKept } from '../../../base/loading/use-kept.ts'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { TabPanel, Tabs } from '../../../base/ui/layout/tabs.tsx'
import { media, useMedia } from '../../../base/ui/layout/use-media.ts'
import { BrowserFilters } from '../browser/browser-filters.tsx'
import { BrowserSearch } from '../browser/browser-search.tsx'
import { CardBrowser } from '../browser/card-browser.tsx'
import { TableViewButton } from '../browser/table-view-button.tsx'
import { useBrowser } from '../browser/use-browser.ts'
import { DeckArea } from '../deck/deck-area.tsx'
import { useDeck } from '../deck-state/use-deck.ts'
import { TrashBar } from '../drag/trash-bar.tsx'
import { isFilled } from '../fill/is-filled.ts'
import { QuickFillButton } from '../fill/quick-fill-button.tsx'
import { PerkStrip } from '../perks/perk-strip.tsx'
import { PhasePerks } from '../perks/phase-perks.tsx'
import { PhaseExtras } from '../phases/phase-extras.tsx'
import { BestDeck } from '../sheet/best-deck.tsx'
import { ProofPart } from '../sheet/proof-part.tsx'
import { ScoreSheet } from '../sheet/score-sheet.tsx'
import { SleevesPanel } from '../sleeves/sleeves-panel.tsx'
import { useGame } from '../state/use-game.ts'
import styles from './game-table.module.css'
import { Stage } from './stage.tsx'

type Tab = 'cards' | 'perks'
const isTab = (kept: unknown): kept is Tab => kept === 'cards' || kept === 'perks'

/** Shows the table from 1000 px: the stage with deck, sleeves and perks above the tabs cards and perks. */
export const WideTable = memo(function WideTable({
  onSelectKeyplays,
}: {
  onSelectKeyplays: (playerId: number) => void
}) {
  const { index } = useGame().phase
  return (
    <div className={`column gap-4 shrinks ${styles.table}`}>
      <Stage>
        <DeckArea onSelectKeyplays={onSelectKeyplays} />
        <SleevesPanel />
        <PerkStrip />
      </Stage>
      <ScoreSheet key={`sheet ${index}`} />
      <BestDeck key={`best ${index}`} />
      <PhaseExtras />
      <Hand />
      <ProofPart key={`proof ${index}`} />
    </div>
  )
})

/** Shows the tabs cards and perks. It holds the state of the search, so that typing renders nothing else again. */
function Hand() {
  const { t } = useTranslation('deck')
  const [tab, setTab] = useKept('tab', isTab, 'cards')
  const browser = useBrowser()
  const { editable } = useGame()
  const isReady = useDeck(({ cards }) => isFilled(cards))
  const headerHidden = useMedia(media.upTo1000)
  const oneColumn = useMedia(media.below1250)
  const tabs = [
    { value: 'cards', label: t('tabs.cards') },
    { value: 'perks', label: t('tabs.perks') },
  ] as const
  return (
    <Tabs
      label={t('tabs.label')}
      tabs={tabs}
      value={tab}
      onChange={setTab}
      controls={
        tab === 'cards' &&
        !headerHidden && (
          <div className={`row wrap middle gap-2 fill shrinks ${styles.tools}`}>
            <BrowserSearch search={browser.search} />
            <BrowserFilters search={browser.search} />
            {editable && !isReady && <QuickFillButton players={browser.shown} iconOnly />}
            <TableViewButton browser={browser} />
          </div>
        )
      }
    >
      <TabPanel value="cards" className={styles.cards}>
        <CardBrowser browser={browser} />
      </TabPanel>
      <TabPanel value="perks">
        <PhasePerks />
      </TabPanel>
      {/* Where the list is far below the deck, or not shown at all. */}
      {(oneColumn || tab === 'perks') && <TrashBar />}
    </Tabs>
  )
}
