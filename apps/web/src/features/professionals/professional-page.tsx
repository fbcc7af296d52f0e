import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { UserRoundX } from 'lucide-react'
import { trpc } from '../../base/api/client.ts'
import { FailedState } from '../../base/api/failed-state.tsx'
import { failureOf } from '../../base/api/failure.ts'
import { useTranslation } from '../../base/texts/use-translation.ts'
import { Loading, Skeleton } from '../../base/ui/feedback/skeleton.tsx'
import { EmptyState } from '../../base/ui/feedback/states.tsx'
import { Panel } from '../../base/ui/layout/panel.tsx'
import { Page } from '../../frame/shell/page.tsx'
import { FormPanel } from './form-panel.tsx'
import { KeyplayAverages } from './keyplay-averages.tsx'
import { MatchList } from './match-list.tsx'
import styles from './professional.module.css'
import { ProfessionalHead } from './professional-head.tsx'

const route = getRouteApi('/$product/players/$playerId')

/** Shows /{product}/players/{playerId}: what public events tell of a player (rulebook 27.7). */
export function ProfessionalPage() {
  const { t } = useTranslation('professionals')
  const { playerId } = route.useParams()
  const id = /^[1-9]\d{0,8}$/.test(playerId) ? Number(playerId) : 0
  const { data, isError, error, refetch, isFetching } = useQuery(
    trpc.story.getProfessional.queryOptions(
      { playerId: id },
      { enabled: id > 0, retry: false, meta: { quiet: true } },
    ),
  )
  const name = data?.player.name ?? t('short')
  return (
    <Page title={name} breadcrumbs={[{ label: t('short') }, { label: name, isName: true }]}>
      {id === 0 || failureOf(error)?.status === 404 ? (
        <Panel>
          <h1 className="visually-hidden">{t('short')}</h1>
          <EmptyState icon={<UserRoundX size={22} />} title={t('notFound')} />
        </Panel>
      ) : isError && !data ? (
        <FailedState error={error} onRetry={() => refetch()} busy={isFetching} />
      ) : !data ? (
        <Loading label={t('loading')}>
          <Skeleton height={220} radius={20} />
          <br />
          <Skeleton height={320} radius={14} />
        </Loading>
      ) : (
        <>
          <ProfessionalHead of={data} />
          <div className={`stack top gap-4 below-4 columns-from-1000 ${styles.columns}`}>
            <FormPanel form={data.form} />
            <KeyplayAverages keyplays={data.keyplays} />
          </div>
          <MatchList matches={data.matches} />
        </>
      )}
    </Page>
  )
}
