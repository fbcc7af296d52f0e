import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../api/client.ts'
import { SearchField } from '../../ui/input/search-field.tsx'
import { Select } from '../../ui/input/select.tsx'
import { auditCalls } from './audit-calls.ts'
import styles from './audit-filters.module.css'
import type { AuditView } from './audit-view.ts'

/** Filters the audit log: by a phrase in calls and usernames, by call, by admin, by event. */
export function AuditFilters({
  view,
  onView,
  count,
  admins = [],
}: {
  view: AuditView
  onView: (view: AuditView) => void
  count: number | undefined
  admins: readonly string[] | undefined
}) {
  const { t } = useTranslation('admin-audit')
  const { data } = useQuery(trpc.event.getEvents.queryOptions({}))
  const { page: _page, call, account, eventId, ...rest } = view
  const narrow = (change: { call?: string | null; account?: string | null; eventId?: number | null }) => {
    const next = { call, account, eventId, ...change }
    onView({
      ...rest,
      page: 1,
      ...(next.call && { call: next.call }),
      ...(next.account && { account: next.account }),
      ...(next.eventId && { eventId: next.eventId }),
    })
  }
  const search = useCallback((phrase: string) => onView({ ...view, page: 1, phrase }), [onView, view])
  return (
    <div className={styles.filters}>
      <SearchField label={t('search')} value={view.phrase} onSearch={search} />
      <Select
        label={t('call')}
        options={auditCalls.map(name => ({ value: name, label: name }))}
        value={call ?? null}
        onChange={value => narrow({ call: value })}
        placeholder={t('call')}
        clearable
      />
      <Select
        label={t('admin')}
        options={admins.map(name => ({ value: name, label: name }))}
        value={account ?? null}
        onChange={value => narrow({ account: value })}
        placeholder={t('admin')}
        clearable
      />
      <Select
        label={t('event')}
        options={(data?.events ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        value={eventId ?? null}
        onChange={value => narrow({ eventId: value })}
        placeholder={t('event')}
        clearable
      />
      {count !== undefined && <span className={styles.count}>{t('total', { count })}</span>}
    </div>
  )
}
