import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { UsersRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { trpc } from '../../base/api/client.ts'
import { useStream } from '../../base/stream/use-stream.ts'
import { useTranslation } from '../../base/texts/use-translation.ts'
import { useListView } from '../../base/ui/layout/use-list-view.ts'
import type { Clan, Member } from './clan-crest.tsx'
import { ListSkeleton } from './clan-skeleton.tsx'
import { MemberTable } from './member-table.tsx'
import { useIsDeleting } from './mutations.ts'
import { PagedList } from './paged-list.tsx'

/** Lists a clan's members, live, paged and searchable. `actOn` adds actions to a member's row. */
export function MemberList({ clan, actOn }: { clan: Clan; actOn?: (member: Member) => ReactNode }) {
  const { t } = useTranslation('clans')
  const list = useListView()
  useStream({ clanId: clan.id })
  const isDeleting = useIsDeleting()
  const members = useQuery(
    trpc.clan.getClanMembers.queryOptions(
      { clanId: clan.id, ...list.view },
      {
        placeholderData: keepPreviousData,
        enabled: !isDeleting,
        select: ({ members, count }) => ({ rows: members, count }),
      },
    ),
  )
  return (
    <PagedList
      head={t('memberCount', { count: clan.members })}
      searchLabel={t('searchMembers')}
      loadingLabel={t('loading')}
      list={list}
      query={members}
      icon={UsersRound}
      skeleton={<ListSkeleton rows={Math.min(clan.members, list.view.pageSize)} height={53} head={40} />}
    >
      {members => (
        <MemberTable caption={t('memberList', { name: clan.name })} members={members} actOn={actOn} />
      )}
    </PagedList>
  )
}
