import { clanRole } from '@game/domain'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { UsersRound } from 'lucide-react'
import { trpc } from '../../../base/api/client.ts'
import { Avatar } from '../../../base/session/avatar.tsx'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { Chip, type ChipTone } from '../../../base/ui/feedback/chip.tsx'
import { EmptyState } from '../../../base/ui/feedback/states.tsx'
import { formatDay } from '../../../base/ui/layout/dates.ts'
import { Panel } from '../../../base/ui/layout/panel.tsx'
import { useListView } from '../../../base/ui/layout/use-list-view.ts'
import { ListSkeleton } from '../../clan/clan-skeleton.tsx'
import { PagedList } from '../../clan/paged-list.tsx'
import { Name } from '../../leaderboards/score-row.tsx'
import { type League, type Member, membersWords } from '../league.ts'
import { Asking } from './asking.tsx'
import { MemberActs } from './member-acts.tsx'
import styles from './members-tab.module.css'

/** Lists the members, paged and searchable, and who asks to be let in; owner and moderators act on both. */
export function MembersTab({ league }: { league: League }) {
  const { t } = useTranslation('leagues')
  const list = useListView()
  const isShown = league.roster !== null
  const members = useQuery(
    trpc.league.getLeagueMembers.queryOptions(
      { leagueId: league.id, ...list.view },
      {
        enabled: isShown,
        placeholderData: keepPreviousData,
        select: ({ members, count }) => ({ rows: members, count }),
      },
    ),
  )
  if (!isShown)
    return (
      <Panel>
        <EmptyState
          icon={<UsersRound size={20} />}
          title={t('members', { count: league.members })}
          text={t('people.hidden')}
        />
      </Panel>
    )
  return (
    <div className="stack gap-4">
      {league.asking.length > 0 && <Asking league={league} />}
      <PagedList
        head={t(membersWords(league), { count: league.members, limit: league.limit })}
        searchLabel={t('people.search')}
        loadingLabel={t('loading')}
        list={list}
        query={members}
        icon={UsersRound}
        skeleton={<ListSkeleton rows={Math.min(8, league.members)} height={60} />}
      >
        {rows => (
          <ul aria-label={t('people.list', { name: league.name })}>
            {rows.map(member => (
              <MemberRow key={member.user.id} league={league} member={member} />
            ))}
          </ul>
        )}
      </PagedList>
    </div>
  )
}

const faces = {
  [clanRole.owner]: { key: 'owner', tone: 'warning' },
  [clanRole.moderator]: { key: 'moderator', tone: 'info' },
  [clanRole.member]: { key: 'member', tone: 'plain' },
} as const satisfies Record<Member['role'], { key: string; tone: ChipTone }>

function MemberRow({ league, member }: { league: League; member: Member }) {
  const { t, i18n } = useTranslation('leagues')
  const { user, role, joinedAt, inactive } = member
  const face = faces[role]
  return (
    <li className={`row middle gap-3 lined ${styles.member}`}>
      <Avatar user={{ name: user.username, avatar: user.avatar }} size={40} />
      <span className="stack fill shrinks">
        <span className="cut strong">
          <Name username={user.username} />
        </span>
        <span className="soft">{t('people.since', { date: formatDay(joinedAt, i18n.language) })}</span>
      </span>
      <span className="row wrap at-end gap-1">
        {inactive && <Chip tone="locked">{t('table.inactive')}</Chip>}
        {role !== clanRole.member && <Chip tone={face.tone}>{t(`people.role.${face.key}`)}</Chip>}
      </span>
      {league.role !== null && <MemberActs leagueId={league.id} member={member} viewer={league.role} />}
    </li>
  )
}
