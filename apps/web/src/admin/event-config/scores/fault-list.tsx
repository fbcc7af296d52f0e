import { Download, TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { Table } from '../../../ui/table.tsx'
import { saveText } from '../../parts/save-text.ts'
import styles from './fault-list.module.css'
import { type Fault, faultsCsv } from './faults.ts'

/** Why a file was refused, line by line; the first hundred, and how many more there are. */
export function FaultList({
  fileName,
  faults,
  faultCount,
}: {
  fileName: string
  faults: readonly Fault[]
  faultCount: number
}) {
  const { t } = useTranslation('admin-scores')
  const rest = faultCount - faults.length
  const download = () => saveText(`${fileName.replace(/\.csv$/i, '')}-faults.csv`, faultsCsv(faults))
  return (
    <div className={styles.faults}>
      <div className={styles.head} role="alert">
        <TriangleAlert size={16} aria-hidden />
        <span className={styles.count}>{t('faults', { count: faultCount })}</span>
        <Button size="s" onClick={download}>
          <Download size={14} aria-hidden />
          {t('download')}
        </Button>
      </div>
      <div className={styles.list}>
        <Table caption={t('faultList')} dense>
          <thead>
            <tr>
              <th scope="col">{t('line')}</th>
              <th scope="col">{t('column')}</th>
              <th scope="col">{t('reason')}</th>
            </tr>
          </thead>
          <tbody>
            {faults.map(({ line, column, reason }) => (
              <tr key={`${line} ${column} ${reason}`}>
                <th scope="row">{line}</th>
                <td>{column || '-'}</td>
                <td>{reason}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </div>
      {rest > 0 && <p className={styles.rest}>{t('moreFaults', { count: rest })}</p>}
    </div>
  )
}
