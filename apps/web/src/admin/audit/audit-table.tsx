import { useTranslation } from 'react-i18next'
import { Table } from '../../ui/layout/table.tsx'
import { lastUpdated } from '../form/numbers-and-dates.ts'
import { AuditChange, type AuditEntry } from './audit-change.tsx'
import styles from './audit-table.module.css'

export function AuditTable({ entries }: { entries: readonly AuditEntry[] }) {
  const { t, i18n } = useTranslation('admin-audit')
  return (
    <Table caption={t('title')} dense className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('when')}</th>
          <th scope="col">{t('who')}</th>
          <th scope="col">{t('what')}</th>
          <th scope="col">{t('event')}</th>
          <th scope="col" className={styles.change}>
            {t('change')}
          </th>
        </tr>
      </thead>
      <tbody>
        {entries.map(entry => (
          <tr key={entry.id}>
            <td className={styles.when}>{lastUpdated(entry.at, i18n.language)}</td>
            <td>{entry.account.username}</td>
            <th scope="row" className={styles.when}>
              {entry.call}
            </th>
            <td>{entry.eventId ?? '-'}</td>
            <td>
              <AuditChange entry={entry} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
