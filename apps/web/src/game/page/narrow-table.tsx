import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TabPanel, Tabs } from '../../ui/layout/tabs.tsx'
import { CardBrowser } from '../browser/card-browser.tsx'
import { useBrowser } from '../browser/use-browser.ts'
import { DeckArea } from '../deck/deck-area.tsx'
import { TrashBar } from '../drag/trash-bar.tsx'
import { PhasePerks } from '../perks/phase-perks.tsx'
import { PhaseInfo } from '../phases/phase-info.tsx'
import { BestDeck } from '../sheet/best-deck.tsx'
import { ScoreSheet } from '../sheet/score-sheet.tsx'
import { SleevesPanel } from '../sleeves/sleeves-panel.tsx'
import styles from './narrow-table.module.css'

/** Shows the table below 1000 px: the tabs deck and perks; both show the deck, as both are about its cards. */
export function NarrowTable({ onSelectKeyplays }: { onSelectKeyplays: (playerId: number) => void }) {
  const { t } = useTranslation('deck')
  const [tab, setTab] = useState<'deck' | 'perks'>('deck')
  const browser = useBrowser()
  const tabs = [
    { value: 'deck', label: t('tabs.deck') },
    { value: 'perks', label: t('tabs.perks') },
  ] as const
  return (
    <Tabs label={t('tabs.label')} tabs={tabs} value={tab} onChange={setTab}>
      <TabPanel value="deck">
        <div className={styles.panel}>
          <PhaseInfo />
          <DeckArea onSelectKeyplays={onSelectKeyplays} />
          <SleevesPanel inRow />
          <ScoreSheet />
          <BestDeck />
          <CardBrowser browser={browser} />
        </div>
      </TabPanel>
      <TabPanel value="perks">
        <div className={styles.panel} data-tab="perks">
          <DeckArea onSelectKeyplays={onSelectKeyplays} />
          <PhasePerks />
        </div>
      </TabPanel>
      <TrashBar />
    </Tabs>
  )
}
