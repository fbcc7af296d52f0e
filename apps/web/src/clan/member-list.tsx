import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { UsersRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { trpc } from '../api/client.ts'
import { Pagination } from '../ui/pagination.tsx'
import { Panel } from '../ui/panel.tsx'
import { SearchField } from '../ui/search-field.tsx'
import { Loading } from '../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../ui/states.tsx'
import { useListView } from '../ui/use-list-view.ts'
import type { Clan, Member } from './clan.ts'
import { ListSkeleton } from './list-skeleton.tsx'
import { MemberTable } from './member-table.tsx'
import styles from './paged-list.module.css'

/** Who is in a clan, paged and searchable. `actOn` puts what can be done with a member into his row. */
export function MemberList({ clan, actOn }: { clan: Clan; actOn?: (member: Member) => ReactNode }) {
  const { t } = useTranslation('clans')
  const { view, search, toPage, toSize } = useListView()
  const { data, error, refetch, isFetching } = useQuery(
    trpc.clan.getClanMembers.queryOptions(
      { clanId: clan.id, ...view },
      { placeholderData: keepPreviousData },
    ),
  )
  return (
    <Panel flush head={t('memberCount', { count: clan.members })}>
      <div className={styles.tools}>
        <SearchField label={t('searchMembers')} value={view.phrase} onSearch={search} />
      </div>
      {error ? (
        <ErrorState message={error.message} onRetry={() => refetch()} busy={isFetching} />
      ) : !data ? (
        <Loading label={t('loading')}>
          <ListSkeleton />
        </Loading>
      ) : data.members.length === 0 ? (
        <EmptyState
          icon={<UsersRound size={20} />}
          title={t('nobody')}
          text={t('nothingFoundText', { phrase: view.phrase })}
        />
      ) : (
        <MemberTable caption={t('memberList', { name: clan.name })} members={data.members} actOn={actOn} />
      )}
      <div className={styles.foot}>
        <Pagination
          page={view.page}
          pageSize={view.pageSize}
          count={data?.count ?? 0}
          onPage={toPage}
          onPageSize={toSize}
        />
      </div>
    </Panel>
  )
}
