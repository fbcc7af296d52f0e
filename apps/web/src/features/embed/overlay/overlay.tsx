import { useQuery } from '@tanstack/react-query'
import { trpc } from '../../../base/api/client.ts'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import type { EmbedAddress } from '../../../frame/embed-code/address.ts'
import { useKeyplays } from '../../game/keyplay-points/use-keyplays.ts'
import { Matchup } from '../../game/live-scores/matchup.tsx'
import type { GameEvent } from '../../game/state/game-event.ts'
import type { Live } from '../../game/state/provisional-counts.ts'
import { Title } from '../frame/frame.tsx'
import styles from './overlay.module.css'
import { PopToast } from './pop-toast.tsx'
import { TopOfLeague, TopOfRanking } from './top-five.tsx'
import { useEventCounts } from './use-event-counts.ts'
import { usePlayerPops } from './use-player-pops.ts'

/**
 * Shows /overlay/{eventId} over a video of 1920 x 1080: the maps being played, points as they are scored, and the first five (rulebook
 * 26.6). Nothing else is painted, and what cannot be read is left out: viewers see no errors.
 */
export function Overlay({ address: { id: eventId, leagueId } }: { address: EmbedAddress }) {
  const { data } = useQuery(trpc.event.getEvent.queryOptions({ id: eventId }, { meta: { quiet: true } }))
  const live = useEventCounts(eventId)
  if (!data) return null
  return (
    <main className={styles.overlay}>
      <Title of={data.event.name} />
      <div className={`stack to-end gap-5 over ${styles.right}`}>
        {live && <Maps event={data.event} live={live} />}
        {leagueId === undefined ? <TopOfRanking event={data.event} /> : <TopOfLeague leagueId={leagueId} />}
      </div>
      {live && <Pops event={data.event} live={live} />}
    </main>
  )
}

/** How many maps fit next to a top five. */
const mostMaps = 2

function Maps({ event: { phases }, live: { maps } }: { event: GameEvent; live: Live }) {
  const { t } = useTranslation('live')
  const running = maps.filter(({ state }) => state === 'running')
  // Between maps the last one stays, with its result.
  const shown = running.length > 0 ? running.slice(0, mostMaps) : maps.slice(-1)
  if (shown.length === 0) return null
  return (
    <ul className={`stack gap-3 ${styles.maps}`} aria-label={t('maps')}>
      {shown.map(map => (
        <Matchup
          key={map.id}
          map={map}
          teams={phases.find(({ index }) => index === map.phaseIndex)?.teams ?? []}
        />
      ))}
    </ul>
  )
}

function Pops({ event: { phases }, live }: { event: GameEvent; live: Live }) {
  const { t } = useTranslation('embed')
  const { keyplays } = useKeyplays()
  const pops = usePlayerPops(live, keyplays)
  const teams = phases.flatMap(phase => phase.teams)
  return (
    <ol className={`row top gap-3 over ${styles.pops}`} aria-label={t('points')}>
      {pops.map(pop => {
        const team = teams.find(({ players }) => players.some(({ playerId }) => playerId === pop.playerId))
        const player = team?.players.find(({ playerId }) => playerId === pop.playerId)?.player
        return <PopToast key={pop.key} pop={pop} player={player} team={team?.team} keyplays={keyplays} />
      })}
    </ol>
  )
}
