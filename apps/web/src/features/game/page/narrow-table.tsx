import { memo, type ReactNode } from 'react'
import { useKept } from '../../../base/loading/use-kept.ts'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { TabPanel, Tabs } from '../../../base/ui/layout/tabs.tsx'
import { CardBrowser } from '../browser/card-browser.tsx'
import { useBrowser } from '../browser/use-browser.ts'
import { DeckArea } from '../deck/deck-area.tsx'
import { TrashBar } from '../drag/trash-bar.tsx'
import { PhasePerks } from '../perks/phase-perks.tsx'
import { PhaseExtras } from '../phases/phase-extras.tsx'
import { BestDeck } from '../sheet/best-deck.tsx'
import { ProofPart } from '../sheet/proof-part.tsx'
import { ScoreSheet } from '../sheet/score-sheet.tsx'
import { SleevesPanel } from '../sleeves/sleeves-panel.tsx'
import { useGame } from '../state/use-game.ts'
import styles from './narrow-table.module.css'
import { Stage } from './stage.tsx'

type Tab = 'deck' | 'perks'
const isTab = (kept: unknown): kept is Tab => kept === 'deck' || kept === 'perks'

/** Shows the table below 1000 px: the tabs deck and perks. Both show the same deck, as both are about its cards. */
export const NarrowTable = memo(function NarrowTable({
  onSelectKeyplays,
  standing,
}: {
  onSelectKeyplays: (playerId: number) => void
  /** Where the user stands; before the list, which is long. */
  standing: ReactNode
}) {
  const { t } = useTranslation('deck')
  const { index } = useGame().phase
  const [tab, setTab] = useKept('tab', isTab, 'deck')
  const tabs = [
    { value: 'deck', label: t('tabs.deck') },
    { value: 'perks', label: t('tabs.perks') },
  ] as const
  return (
    <Tabs label={t('tabs.label')} tabs={tabs} value={tab} onChange={setTab}>
      <TabPanel value={tab}>
        <div className={`column gap-4 ${styles.panel}`} data-tab={tab}>
          <Stage>
            <DeckArea tab={tab} onSelectKeyplays={onSelectKeyplays} />
            {tab === 'deck' && <SleevesPanel />}
          </Stage>
          {tab === 'perks' ? (
            <>
              <PhasePerks />
              {standing}
            </>
          ) : (
            <>
              <ScoreSheet key={`sheet ${index}`} />
              <BestDeck key={`best ${index}`} />
              <PhaseExtras />
              {standing}
              <Cards />
              <ProofPart key={`proof ${index}`} />
            </>
          )}
        </div>
      </TabPanel>
      <TrashBar />
    </Tabs>
  )
})

/** Shows the list of cards; only the wide table has its search and filters. */
function Cards() {
  return <CardBrowser browser={useBrowser()} />
}
