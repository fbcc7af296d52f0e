import { joiningEnded } from '@game/domain'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { Trophy } from 'lucide-react'
import { useCallback } from 'react'
import { trpc } from '../../../base/api/client.ts'
import { useServerNow } from '../../../base/api/use-server-now.ts'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { EmptyState } from '../../../base/ui/feedback/states.tsx'
import { Select } from '../../../base/ui/input/select.tsx'
import { Panel } from '../../../base/ui/layout/panel.tsx'
import { Page } from '../../../frame/shell/page.tsx'
import { AdminHead } from '../shell/admin-head.tsx'
import { EventWinners, WinnersSkeleton } from './event-winners.tsx'
import { ExportWinners } from './export-winners.tsx'
import styles from './winners.module.css'
import { allWinners, readWinnersSearch, type WinnersView } from './winners-view.ts'

const route = getRouteApi('/$product/data/winners')

/** Shows {product}/data/winners: the winners of a completed event with their rewards, and which have been handed out (rulebook 9.20). */
export function WinnersPage() {
  const { t } = useTranslation('admin-winners')
  const { event: chosen, ...search } = route.useSearch()
  const navigate = route.useNavigate()
  const { data } = useQuery(trpc.event.getEvents.queryOptions({}))
  const now = useServerNow()
  // Rewards of an un-completed event may have been handed out.
  const completed = (data?.events ?? []).filter(
    ({ completed, rewards, phases }) =>
      completed || (rewards.length > 0 && !!now && joiningEnded(phases, now)),
  )
  const event = completed.find(({ id }) => id === chosen)
  const show = useCallback(
    (view: WinnersView) => {
      void navigate({ search: readWinnersSearch({ event: chosen, ...view }), replace: true })
    },
    [navigate, chosen],
  )
  return (
    <Page title={t('title')}>
      <AdminHead title={t('title')}>
        <div className={styles.event}>
          <Select
            label={t('event')}
            options={completed.map(({ id, name }) => ({ value: id, label: name }))}
            value={event?.id ?? null}
            onChange={id => navigate({ search: id === null ? {} : { event: id } })}
            placeholder={t('event')}
          />
        </div>
        {chosen !== undefined && <ExportWinners event={event} />}
      </AdminHead>
      {chosen !== undefined && !data ? (
        <WinnersSkeleton />
      ) : event ? (
        <EventWinners key={event.id} event={event} view={{ ...allWinners, ...search }} onView={show} />
      ) : (
        <Panel>
          <EmptyState icon={<Trophy size={20} />} title={t('choose')} text={t('chooseText')} />
        </Panel>
      )}
    </Page>
  )
}
