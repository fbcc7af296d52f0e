import { FailedState } from '../../../../base/api/failed-state.tsx'
import { useTranslation } from '../../../../base/texts/use-translation.ts'
import { Loading, Skeleton } from '../../../../base/ui/feedback/skeleton.tsx'
import type { ConfiguredEvent } from '../event/configured-event.ts'
import { AddPlayers } from './add-players.tsx'
import { useOwnPlayers } from './own-players.ts'
import { OwnTeams } from './own-teams.tsx'

/** Shows the players of a private event, and adds some (rulebook 30.10 to 30.13). */
export function PlayersTab({ event }: { event: ConfiguredEvent }) {
  const { t } = useTranslation('admin-players')
  const { data, isError, error, refetch, isFetching } = useOwnPlayers(event.id)
  if (isError && !data) return <FailedState error={error} onRetry={() => refetch()} busy={isFetching} />
  if (!data)
    return (
      <Loading label={t('loading')}>
        <Skeleton height={240} radius={14} />
      </Loading>
    )
  return (
    <div className="stack gap-4">
      {!event.completed && <AddPlayers event={event} players={data.players} />}
      <OwnTeams event={event} players={data.players} />
    </div>
  )
}
