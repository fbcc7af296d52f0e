import { useTranslation } from 'react-i18next'
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { SleeveRow } from './sleeve-row.tsx'
import styles from './sleeves-panel.module.css'
import { useSleeves } from './use-sleeves.ts'

/** The sleeves with what the deck fulfils of each, whether they are active and whom they cover; `inRow` scrolls sideways. */
export function SleevesPanel({ inRow = false }: { inRow?: boolean }) {
  const { t } = useTranslation('sleeves')
  const { sleeves, isPending } = useSleeves()
  return (
    <Panel head={t('title')} data-tour="sleeves" className={styles.panel}>
      {isPending && (
        <Loading label={t('loading')}>
          <div className={styles.list} data-row={inRow || undefined}>
            {Array.from({ length: 8 }, (_, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: bones have no other name
              <Skeleton key={place} height={46} radius={10} />
            ))}
          </div>
        </Loading>
      )}
      <ul className={styles.list} data-row={inRow || undefined}>
        {sleeves.map(sleeve => (
          <SleeveRow key={sleeve.id} sleeve={sleeve} side={inRow ? 'top' : 'left'} />
        ))}
      </ul>
    </Panel>
  )
}
