import { FailedState } from '../../../base/api/failed-state.tsx'
import { Skeleton } from '../../../base/ui/feedback/skeleton.tsx'
import { AddPlayersForm } from '../../admin/event-config/players/add-players.tsx'
import { useOwnPlayers } from '../../admin/event-config/players/own-players.ts'
import type { PrivateGame } from '../hosted.ts'
import { ConnectServer } from './connect-server.tsx'

/** Connects the game server of a private game, and takes players from it, from a list or from a file (rulebook 30.9, 30.11). */
export default function PlayersStep({ event }: { event: PrivateGame }) {
  const { data, isError, error, refetch, isFetching } = useOwnPlayers(event.id)
  return (
    <div className="stack one-column gap-4">
      <ConnectServer eventId={event.id} />
      {isError && !data ? (
        <FailedState error={error} onRetry={() => refetch()} busy={isFetching} />
      ) : data ? (
        <AddPlayersForm event={event} players={data.players} />
      ) : (
        <Skeleton height={240} radius={14} />
      )}
    </div>
  )
}
