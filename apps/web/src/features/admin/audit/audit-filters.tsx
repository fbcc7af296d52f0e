import { useQuery } from '@tanstack/react-query'
import { trpc } from '../../../base/api/client.ts'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { Select } from '../../../base/ui/input/select.tsx'
import { ListFilters } from '../list/paged-rows.tsx'
import { auditCalls } from './audit-calls.ts'
import type { AuditView } from './audit-view.ts'
import { useAuditWords } from './audit-words.ts'

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
  const words = useAuditWords()
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
  return (
    <ListFilters
      search={t('search')}
      view={view}
      onView={onView}
      total={count === undefined ? undefined : t('total', { count })}
      choices={3}
    >
      <Select
        label={t('call')}
        options={auditCalls.map(name => ({ value: name, label: words.call(name) }))}
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
    </ListFilters>
  )
}
