import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Shield } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useCurrentUser } from '../account/current-user.ts'
import { trpc } from '../api/client.ts'
import { Page } from '../shell/page.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Pagination } from '../ui/pagination.tsx'
import { Panel } from '../ui/panel.tsx'
import { SearchField } from '../ui/search-field.tsx'
import { Loading } from '../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../ui/states.tsx'
import { useListView } from '../ui/use-list-view.ts'
import styles from './browse-page.module.css'
import { ClanRow } from './clan-row.tsx'
import { ListSkeleton } from './list-skeleton.tsx'
import listStyles from './paged-list.module.css'

/** /clan/browse: all clans, each with the way in. */
export function BrowsePage() {
  const { t } = useTranslation('clans')
  const user = useCurrentUser()
  const { view, search, toPage, toSize } = useListView()
  const { data, error, refetch, isFetching } = useQuery(
    trpc.clan.getClans.queryOptions(view, { placeholderData: keepPreviousData }),
  )
  const sought = view.phrase !== ''
  return (
    <Page
      title={t('browseTitle')}
      trail={[
        { label: t('title'), link: { to: '/clan/{-$clanId}', params: { clanId: undefined } } },
        { label: t('browseTitle') },
      ]}
    >
      <div className={styles.head}>
        <h1 className={styles.title}>{t('browseTitle')}</h1>
        {user && !user.clanMember && <ButtonLink to="/clan/create">{t('create')}</ButtonLink>}
      </div>
      <Panel flush>
        <div className={styles.tools}>
          <SearchField label={t('searchClans')} value={view.phrase} onSearch={search} />
        </div>
        {error ? (
          <ErrorState message={error.message} onRetry={() => refetch()} busy={isFetching} />
        ) : !data ? (
          <Loading label={t('loadingList')}>
            <ListSkeleton />
          </Loading>
        ) : data.clans.length === 0 ? (
          <EmptyState
            icon={<Shield size={20} />}
            title={t(sought ? 'nobody' : 'noClans')}
            text={sought ? t('nothingFoundText', { phrase: view.phrase }) : t('noClansText')}
          />
        ) : (
          <ul aria-label={t('clanList')}>
            {data.clans.map(clan => (
              <ClanRow key={clan.id} clan={clan} own={user?.clanMember?.clanId === clan.id} />
            ))}
          </ul>
        )}
        <div className={listStyles.foot}>
          <Pagination
            page={view.page}
            pageSize={view.pageSize}
            count={data?.count ?? 0}
            onPage={toPage}
            onPageSize={toSize}
          />
        </div>
      </Panel>
    </Page>
  )
}
