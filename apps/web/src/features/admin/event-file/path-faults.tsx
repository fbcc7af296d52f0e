import { TriangleAlert } from 'lucide-react'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { Table } from '../../../base/ui/layout/table.tsx'
import styles from '../form/fault-list.module.css'
import { type pathFaultsOf, wordFault } from './path-faults-of.ts'

/** Lists why an event file was refused, by the place in the file. */
export function PathFaults({ faults }: { faults: NonNullable<ReturnType<typeof pathFaultsOf>> }) {
  const { t, i18n } = useTranslation('admin-event-file')
  const worded = faults.map(fault => wordFault(fault, i18n.language))
  return (
    <div className={styles.faults}>
      <div className={`row wrap middle t14 failed pad-2-3 ${styles.head}`} role="alert">
        <TriangleAlert size={16} aria-hidden />
        <span className={`fill ${styles.count}`}>{t('faults.count', { count: faults.length })}</span>
      </div>
      <div className={styles.list}>
        <Table caption={t('faults.list')} dense>
          <thead>
            <tr>
              <th scope="col">{t('faults.path')}</th>
              <th scope="col">{t('faults.reason')}</th>
            </tr>
          </thead>
          <tbody>
            {worded.map(({ path, reason }) => (
              <tr key={`${path} ${reason}`}>
                <th scope="row" className={`breaks ${styles.file}`}>
                  {path}
                </th>
                <td>{reason}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </div>
    </div>
  )
}
