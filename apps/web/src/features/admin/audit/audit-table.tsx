import { useTranslation } from '../../../base/texts/use-translation.ts'
import { Table } from '../../../base/ui/layout/table.tsx'
import { lastUpdated } from '../form/numbers-and-dates.ts'
import { AuditChange, type AuditEntry } from './audit-change.tsx'
import styles from './audit-table.module.css'
import { type Names, useAuditWords } from './audit-words.ts'

/** Names the record that an entry created, changed or removed: by its own name, else its player or team. */
const nameIn = ({ before, after }: AuditEntry, names: Names): string | undefined => {
  const state = { ...before, ...after }
  const own = typeof state.name === 'string' && state.name !== '' ? state.name : undefined
  return own ?? names.player?.[String(state.playerId)] ?? names.team?.[String(state.teamId)]
}

/** Lists entries of the audit log in words and names. */
export function AuditTable({ entries, names }: { entries: readonly AuditEntry[]; names: Names }) {
  const words = useAuditWords()
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
            <td className="one-line">{lastUpdated(entry.at, i18n.language)}</td>
            <td dir="auto">
              {entry.account.username}
              {entry.asOrganiser && <span className="block faint">{t('asOrganiser')}</span>}
              {entry.asOwner && <span className="block faint">{t('asOwner')}</span>}
            </td>
            <th scope="row" className="one-line">
              {words.call(entry.call)}
              <span className={`block regular faint ${styles.name}`} dir="auto">
                {nameIn(entry, names)}
              </span>
            </th>
            <td dir="auto">
              {entry.eventName ?? (entry.eventId === null ? '-' : t('unnamed', { id: entry.eventId }))}
            </td>
            <td>
              <AuditChange entry={entry} names={names} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
