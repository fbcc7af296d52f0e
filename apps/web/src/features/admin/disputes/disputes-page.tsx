import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { Flag } from 'lucide-react'
import { useCallback } from 'react'
import { trpc } from '../../../base/api/client.ts'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { EmptyState } from '../../../base/ui/feedback/states.tsx'
import { Panel } from '../../../base/ui/layout/panel.tsx'
import { Page } from '../../../frame/shell/page.tsx'
import { PagedRows } from '../list/paged-rows.tsx'
import { AdminHead } from '../shell/admin-head.tsx'
import { DisputeEntry } from './dispute-entry.tsx'
import { DisputesFilters } from './disputes-filters.tsx'
import { allDisputes, type DisputesView, readDisputesSearch } from './disputes-view.ts'
import { useAnsweredFocus } from './use-answered-focus.ts'

const route = getRouteApi('/$product/data/disputes')

/** Shows {product}/data/disputes: the disputes of users, their receipts, and the answers (rulebook 11.40). */
export function DisputesPage() {
  const { t } = useTranslation('admin-disputes')
  const view: DisputesView = { ...allDisputes, ...route.useSearch() }
  const navigate = route.useNavigate()
  const show = useCallback(
    (next: DisputesView) => {
      void navigate({ search: readDisputesSearch(next), replace: true })
    },
    [navigate],
  )
  const reading = useQuery(
    trpc.dispute.getDisputes.queryOptions(view, { placeholderData: keepPreviousData, staleTime: 0 }),
  )
  const { data } = reading
  const { list, noteAnswered } = useAnsweredFocus(data?.disputes)
  const isNarrowed = view.phrase !== '' || view.eventId !== undefined || view.answered !== undefined
  return (
    <Page title={t('title')}>
      <AdminHead title={t('title')} />
      <Panel flush ref={list} tabIndex={-1} aria-label={t('title')}>
        <DisputesFilters view={view} onView={show} counts={data} />
        <PagedRows
          reading={reading}
          data={data}
          loading={t('loading')}
          isEmpty={({ disputes }) => disputes.length === 0}
          empty={
            <EmptyState
              icon={<Flag size={20} />}
              title={t(isNarrowed ? 'noneFound' : 'none')}
              text={t(isNarrowed ? 'noneFoundText' : 'noneText')}
            />
          }
          view={view}
          onView={show}
        >
          {({ disputes }) => (
            <ul>
              {disputes.map(dispute => (
                <DisputeEntry
                  key={dispute.id}
                  dispute={dispute}
                  onAnswered={() => noteAnswered(dispute.id)}
                />
              ))}
            </ul>
          )}
        </PagedRows>
      </Panel>
    </Page>
  )
}
