import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { trpc } from '../../../../base/api/client.ts'
import { FailedState } from '../../../../base/api/failed-state.tsx'
import { useTranslation } from '../../../../base/texts/use-translation.ts'
import { SearchField } from '../../../../base/ui/input/search-field.tsx'
import { Panel } from '../../../../base/ui/layout/panel.tsx'
import { PrivateGameRow } from './private-game-row.tsx'

/** Shows admins private games with their owners and the reports about them (rulebook 30.16). */
export function PrivateGames() {
  const { t } = useTranslation('admin-events')
  const [phrase, setPhrase] = useState('')
  const { data, error, refetch, isFetching } = useQuery(
    trpc.hosting.getPrivateEvents.queryOptions({ phrase }, { placeholderData: before => before }),
  )
  return (
    <Panel head={t('private.head')} flush>
      <div className="panel-row">
        <SearchField label={t('private.search')} value={phrase} onSearch={setPhrase} />
      </div>
      {error && !data && <FailedState error={error} onRetry={() => refetch()} busy={isFetching} />}
      {data?.events.length === 0 && <p className="panel-row note">{t('private.none')}</p>}
      <ul>
        {data?.events.map(game => (
          <PrivateGameRow key={game.id} game={game} />
        ))}
      </ul>
    </Panel>
  )
}
