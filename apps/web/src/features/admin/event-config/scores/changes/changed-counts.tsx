import { useTranslation } from '../../../../../base/texts/use-translation.ts'
import { Table } from '../../../../../base/ui/layout/table.tsx'
import { useKeyplays } from '../../../../game/keyplay-points/use-keyplays.ts'
import type { ConfiguredEvent } from '../../event/configured-event.ts'
import { nameOfPlayer } from '../uploads/score-phases.ts'
import type { ScoreChanges } from '../uploads/uploads.ts'
import styles from './changed-counts.module.css'

/** Returns a keyplay's name by its id, or the id if there is none. */
export function useKeyplayNames(): (id: number) => string {
  const { keyplays } = useKeyplays()
  return id => keyplays.find(keyplay => keyplay.id === id)?.name ?? String(id)
}

const shown = 200

/** Lists the counts that change, collapsed: phase, player, keyplay, before and after. */
export function ChangedCounts({ event, counts }: { event: ConfiguredEvent; counts: ScoreChanges['counts'] }) {
  const { t } = useTranslation('admin-scores')
  const keyplayOf = useKeyplayNames()
  return (
    <details className={`framed ${styles.details}`}>
      <summary className="pad-2-3 strong soft pressable">{t('showCounts')}</summary>
      <div className={styles.list}>
        <Table caption={t('showCounts')} dense>
          <thead>
            <tr>
              <th scope="col">{t('phase')}</th>
              <th scope="col">{t('player')}</th>
              <th scope="col">{t('keyplay')}</th>
              <th scope="col" className={styles.number}>
                {t('before')}
              </th>
              <th scope="col" className={styles.number}>
                {t('after')}
              </th>
            </tr>
          </thead>
          <tbody>
            {counts.slice(0, shown).map(({ phase, playerId, keyplayId, before, after }) => (
              <tr key={`${phase} ${playerId} ${keyplayId}`}>
                <td>{phase}</td>
                <th scope="row">{nameOfPlayer(event, playerId) ?? t('unknownPlayer')}</th>
                <td>{keyplayOf(keyplayId)}</td>
                <td className={styles.number}>{before}</td>
                <td className={styles.number}>{after}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </div>
      {counts.length > shown && (
        <p className="caption pad-2-3">{t('moreCounts', { count: counts.length - shown })}</p>
      )}
    </details>
  )
}
