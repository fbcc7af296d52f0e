import { useCueWhen } from '../../cues/use-cue-when.ts'
import { useTranslation } from '../../texts/use-translation.ts'
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { useDeck } from '../deck-state/use-deck.ts'
import { useGame } from '../state/use-game.ts'
import { SleeveRow } from './sleeve-row.tsx'
import styles from './sleeves-panel.module.css'

/** Lists the sleeves with what the deck fulfils of each (rulebook 13.18); `inRow` shows them in a scrolling row. */
export function SleevesPanel({ inRow = false }: { inRow?: boolean }) {
  const { t } = useTranslation('sleeves')
  const { sleeves, isPending } = useDeck(deck => deck.sleeves)
  const { phase } = useGame()
  useCueWhen('sleeve', isPending ? undefined : sleeves.filter(({ active }) => active).length, phase.index)
  return (
    <Panel head={t('title')} data-tour="sleeves" className={styles.panel}>
      {isPending ? (
        <Loading label={t('loading')}>
          <div className={styles.list} data-row={inRow || undefined}>
            {Array.from({ length: 8 }, (_, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a skeleton is identified by its place
              <Skeleton key={place} height={46} radius={10} />
            ))}
          </div>
        </Loading>
      ) : (
        <ul className={styles.list} data-row={inRow || undefined}>
          {sleeves.map(sleeve => (
            <SleeveRow key={sleeve.id} sleeve={sleeve} side={inRow ? 'top' : 'left'} />
          ))}
        </ul>
      )}
    </Panel>
  )
}
