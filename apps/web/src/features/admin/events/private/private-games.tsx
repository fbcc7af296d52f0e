import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { trpc } from '../../../../base/api/client.ts'
import { useTranslation } from '../../../../base/texts/use-translation.ts'
import { SearchField } from '../../../../base/ui/input/search-field.tsx'
import type { PageSize } from '../../../../base/ui/layout/page-numbers.ts'
import { Panel } from '../../../../base/ui/layout/panel.tsx'
import { PagedRows } from '../../list/paged-rows.tsx'
import { PrivateGameRow } from './private-game-row.tsx'

type View = { page: number; pageSize: PageSize; phrase: string }

/** Shows admins private games with their owners and the reports about them (rulebook 30.16). */
export function PrivateGames() {
  const { t } = useTranslation('admin-events')
  const [view, setView] = useState<View>({ page: 1, pageSize: 25, phrase: '' })
  const search = useCallback((phrase: string) => setView(before => ({ ...before, page: 1, phrase })), [])
  const reading = useQuery(
    trpc.hosting.getPrivateEvents.queryOptions(view, { placeholderData: keepPreviousData }),
  )
  return (
    <Panel head={t('private.head')} flush>
      <div className="panel-row">
        <SearchField label={t('private.search')} value={view.phrase} onSearch={search} />
      </div>
      <PagedRows
        reading={reading}
        data={reading.data}
        loading={t('private.loading')}
        isEmpty={({ count }) => count === 0}
        empty={<p className="panel-row note">{t('private.none')}</p>}
        view={view}
        onView={setView}
      >
        {({ events }) => (
          <ul>
            {events.map(game => (
              <PrivateGameRow key={game.id} game={game} />
            ))}
          </ul>
        )}
      </PagedRows>
    </Panel>
  )
}
