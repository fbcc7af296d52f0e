import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Shield } from 'lucide-react'
import { trpc } from '../../base/api/client.ts'
import { useCurrentUser } from '../../base/session/current-user.ts'
import { useTranslation } from '../../base/texts/use-translation.ts'
import { Chip } from '../../base/ui/feedback/chip.tsx'
import { ButtonLink } from '../../base/ui/input/button.tsx'
import { useListView } from '../../base/ui/layout/use-list-view.ts'
import { Page } from '../../frame/shell/page.tsx'
import styles from './browse-page.module.css'
import { JoinButton } from './clan-buttons.tsx'
import { type Clan, ClanCrest } from './clan-crest.tsx'
import clanRowStyles from './clan-row.module.css'
import { ListSkeleton } from './clan-skeleton.tsx'
import { PagedList } from './paged-list.tsx'

/** Shows /clan/browse: all clans, each with a button to join it (rulebook 13.26). */
export function BrowsePage() {
  const { t } = useTranslation('clans')
  const user = useCurrentUser()
  const list = useListView()
  const clans = useQuery(
    trpc.clan.getClans.queryOptions(list.view, {
      placeholderData: keepPreviousData,
      select: ({ clans, count }) => ({ rows: clans, count }),
    }),
  )
  return (
    <Page
      title={t('browseTitle')}
      breadcrumbs={[
        { label: t('title'), link: { to: '/clan/{-$clanId}', params: { clanId: undefined } } },
        { label: t('browseTitle') },
      ]}
    >
      <div className={`row wrap middle between gap-3 below-4 ${styles.head}`}>
        <h1 className="t28 capital">{t('browseTitle')}</h1>
        {user && !user.clanMember && <ButtonLink to="/clan/create">{t('create')}</ButtonLink>}
      </div>
      <PagedList
        searchLabel={t('searchClans')}
        loadingLabel={t('loadingList')}
        list={list}
        // A row's button depends on the viewer.
        query={user === undefined ? { ...clans, data: undefined } : clans}
        icon={Shield}
        none={{ title: t('noClans'), text: t('noClansText') }}
        skeleton={<ListSkeleton rows={6} height={76} />}
      >
        {clans => (
          <ul aria-label={t('clanList')}>
            {clans.map(clan => (
              <ClanRow key={clan.id} clan={clan} own={user?.clanMember?.clanId === clan.id} />
            ))}
          </ul>
        )}
      </PagedList>
    </Page>
  )
}

/** Shows a clan in the list; crest and name link to its page. */
function ClanRow({ clan, own }: { clan: Clan; own: boolean }) {
  const { t } = useTranslation('clans')
  return (
    <li className={`row middle between gap-4 ${clanRowStyles.row}`}>
      <Link
        to="/clan/{-$clanId}"
        params={{ clanId: String(clan.id) }}
        className={`row middle gap-4 fill shrinks corners-control ${clanRowStyles.clan}`}
      >
        <ClanCrest clan={clan} size={52} />
        <span className="column shrinks">
          <span className={`breaks t16 strong ${clanRowStyles.name}`} dir="auto">
            {clan.name}
          </span>
          <span className="t14 faint">{t('memberCount', { count: clan.members })}</span>
        </span>
      </Link>
      {own ? <Chip tone="success">{t('yours')}</Chip> : <JoinButton clan={clan} size="s" />}
    </li>
  )
}
