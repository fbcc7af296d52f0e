import { Download, TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/input/button.tsx'
import { Table } from '../../ui/layout/table.tsx'
import styles from './fault-list.module.css'
import { type Fault, faultsCsv } from './faults.ts'
import { saveText } from './save-text.ts'

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
  const { t } = useTranslation('admin')
  const rest = faultCount - faults.length
  const download = () => saveText(`${fileName.replace(/\.csv$/i, '')}-faults.csv`, faultsCsv(faults))
  return (
    <div className={styles.faults}>
      <div className={styles.head} role="alert">
        <TriangleAlert size={16} aria-hidden />
        <span className={styles.count}>{t('faults.count', { count: faultCount })}</span>
        <Button size="s" onClick={download}>
          <Download size={14} aria-hidden />
          {t('faults.download')}
        </Button>
      </div>
      <div className={styles.list}>
        <Table caption={t('faults.list')} dense>
          <thead>
            <tr>
              <th scope="col">{t('faults.line')}</th>
              <th scope="col">{t('faults.column')}</th>
              <th scope="col">{t('faults.reason')}</th>
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
      {rest > 0 && <p className={styles.rest}>{t('faults.more', { count: rest })}</p>}
    </div>
  )
}
