import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useCallback } from 'react'
import { trpc } from '../../../base/api/client.ts'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { EmptyState } from '../../../base/ui/feedback/states.tsx'
import { Panel } from '../../../base/ui/layout/panel.tsx'
import { TabPanel, Tabs } from '../../../base/ui/layout/tabs.tsx'
import { Page } from '../../../frame/shell/page.tsx'
import { PagedRows } from '../list/paged-rows.tsx'
import { AdminHead } from '../shell/admin-head.tsx'
import { AuditFilters } from './audit-filters.tsx'
import { AuditTable } from './audit-table.tsx'
import { type AuditView, readAuditSearch, wholeLog } from './audit-view.ts'
import { SecurityEvents } from './security-events.tsx'

const route = getRouteApi('/$product/data/audit-log')

/** Shows {product}/data/audit-log: the changes by admins, and the security events (rulebook 11.29, 11.38). */
export function AuditPage() {
  const { t } = useTranslation('admin-audit')
  const { log = 'changes' } = route.useSearch()
  const navigate = route.useNavigate()
  return (
    <Page title={t('title')}>
      <AdminHead title={t('title')} />
      <Tabs
        label={t('title')}
        tabs={[
          { value: 'changes', label: t('logs.changes') },
          { value: 'security', label: t('logs.security') },
        ]}
        value={log}
        onChange={next => void navigate({ search: next === 'security' ? { log: next } : {}, replace: true })}
      >
        <TabPanel value="changes">
          <Changes />
        </TabPanel>
        <TabPanel value="security">
          <SecurityEvents />
        </TabPanel>
      </Tabs>
    </Page>
  )
}

/** Lists every change by an admin, newest first, filtered. */
function Changes() {
  const { t } = useTranslation('admin-audit')
  const { log: _log, ...search } = route.useSearch()
  const view: AuditView = { ...wholeLog, ...search }
  const navigate = route.useNavigate()
  const show = useCallback(
    (next: AuditView) => {
      void navigate({ search: readAuditSearch(next), replace: true })
    },
    [navigate],
  )
  const reading = useQuery(
    trpc.audit.getAuditLog.queryOptions(view, { placeholderData: keepPreviousData, staleTime: 0 }),
  )
  const { data } = reading
  return (
    <Panel flush>
      <AuditFilters view={view} onView={show} count={data?.count} admins={data?.admins} />
      <PagedRows
        reading={reading}
        data={data}
        loading={t('loading')}
        isEmpty={({ entries }) => entries.length === 0}
        empty={<EmptyState title={t('none')} text={t('noneText')} />}
        view={view}
        onView={show}
      >
        {({ entries, names }) => <AuditTable entries={entries} names={names} />}
      </PagedRows>
    </Panel>
  )
}
