import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { Trophy } from 'lucide-react'
import { trpc } from '../../../base/api/client.ts'
import { useCurrentUser } from '../../../base/session/current-user.ts'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { Select } from '../../../base/ui/input/select.tsx'
import { useListView } from '../../../base/ui/layout/use-list-view.ts'
import { Page } from '../../../frame/shell/page.tsx'
import { ListSkeleton } from '../../clan/clan-skeleton.tsx'
import { PagedList } from '../../clan/paged-list.tsx'
import { Segments } from '../segments.tsx'
import { circles } from './search.ts'
import styles from './season-page.module.css'
import { SeasonTable } from './season-table.tsx'

const route = getRouteApi('/leagues/season')

/** Shows /leagues/season: the season board of a year, of everybody, a clan or friends (rulebook 19.29). */
export function SeasonPage() {
  const { t } = useTranslation('leagues')
  const { year, among = 'everybody' } = route.useSearch()
  const navigate = route.useNavigate()
  const signedIn = Boolean(useCurrentUser())
  const list = useListView()
  const season = useQuery(
    trpc.league.getSeason.queryOptions(
      { ...(year !== undefined && { year }), among, ...list.view },
      { placeholderData: keepPreviousData },
    ),
  )
  const { data } = season
  const names = {
    everybody: t('automaticKind.event'),
    clan: t('automaticKind.clan'),
    friends: t('automaticKind.friends'),
  }
  const years = data?.years ?? []
  const current = year ?? data?.year ?? null
  const breadcrumbs = [{ label: t('title'), link: { to: '/leagues' } as const }, { label: t('season.title') }]
  return (
    <Page title={t('season.title')} breadcrumbs={breadcrumbs}>
      <div className="row wrap middle gap-3 below-4">
        <div className={styles.words}>
          <h1 className="t28 capital">
            {t('season.title')} {current}
          </h1>
          <p className="above-1 soft">{t('season.text')}</p>
        </div>
        {years.length > 1 && (
          <div className={styles.year}>
            <Select
              label={t('season.year')}
              options={years.map(each => ({ value: each, label: String(each) }))}
              value={current}
              onChange={chosen => navigate({ search: { among, ...(chosen !== null && { year: chosen }) } })}
            />
          </div>
        )}
        {signedIn && (
          <Segments
            label={t('season.among')}
            options={circles.map(value => ({ value, label: names[value] }))}
            value={among}
            onChange={chosen => navigate({ search: { ...(year !== undefined && { year }), among: chosen } })}
          />
        )}
      </div>
      <PagedList
        searchLabel={t('season.search')}
        loadingLabel={t('loading')}
        list={list}
        query={{ ...season, data: data && { rows: data.rows, count: data.count } }}
        icon={Trophy}
        none={{ title: t('season.none'), text: t('season.noneText') }}
        skeleton={<ListSkeleton rows={8} height={60} head={40} />}
      >
        {rows => (
          <SeasonTable
            caption={t('season.caption', { year: current ?? '' })}
            rows={rows}
            own={data?.own ?? null}
          />
        )}
      </PagedList>
      {data && data.events.length > 0 && (
        <details className="above-4 soft">
          <summary
            className={`pressable ${styles.summary}`}
          >{`${t('season.counted')}: ${data.events.length}`}</summary>
          <ul>
            {data.events.map(({ id, name }) => (
              <li key={id} dir="auto">
                {name}
              </li>
            ))}
          </ul>
        </details>
      )}
    </Page>
  )
}
