import { adminPageSizes } from '@game/domain'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../api/client.ts'
import { FailedState } from '../../api/failed-state.tsx'
import { Page } from '../../shell/page.tsx'
import { Loading } from '../../ui/feedback/skeleton.tsx'
import { EmptyState } from '../../ui/feedback/states.tsx'
import { Pagination } from '../../ui/layout/pagination.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { RowsSkeleton } from '../../ui/layout/table.tsx'
import { AdminHead } from '../shell/admin-head.tsx'
import { AuditFilters } from './audit-filters.tsx'
import styles from './audit-page.module.css'
import { AuditTable } from './audit-table.tsx'
import { type AuditView, readAuditSearch, wholeLog } from './audit-view.ts'

const route = getRouteApi('/$product/data/audit-log')

/** Shows {product}/data/audit-log: every write of an admin, newest first, filtered (rulebook 11.29). */
export function AuditPage() {
  const { t } = useTranslation('admin-audit')
  const view: AuditView = { ...wholeLog, ...route.useSearch() }
  const navigate = route.useNavigate()
  const show = useCallback(
    (next: AuditView) => {
      void navigate({ search: readAuditSearch(next), replace: true })
    },
    [navigate],
  )
  const { data, isError, error, refetch, isFetching } = useQuery(
    trpc.audit.getAuditLog.queryOptions(view, { placeholderData: keepPreviousData, staleTime: 0 }),
  )
  return (
    <Page title={t('title')}>
      <AdminHead title={t('title')} />
      <Panel flush>
        <AuditFilters view={view} onView={show} count={data?.count} admins={data?.admins} />
        {isError ? (
          <FailedState error={error} onRetry={() => refetch()} busy={isFetching} />
        ) : !data ? (
          <Loading label={t('loading')}>
            <RowsSkeleton />
          </Loading>
        ) : data.entries.length === 0 ? (
          <EmptyState title={t('none')} text={t('noneText')} />
        ) : (
          <>
            <AuditTable entries={data.entries} />
            <div className={styles.foot}>
              <Pagination
                sizes={adminPageSizes}
                page={view.page}
                pageSize={view.pageSize}
                count={data.count}
                onPage={page => show({ ...view, page })}
                onPageSize={pageSize => show({ ...view, page: 1, pageSize })}
              />
            </div>
          </>
        )}
      </Panel>
    </Page>
  )
}
