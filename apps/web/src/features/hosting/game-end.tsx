import { hasLocked, isDated, isPhaseOver, sortByPhaseIndex } from '@game/domain'
import { Flag } from 'lucide-react'
import { useServerNow } from '../../base/api/use-server-now.ts'
import { useTranslation } from '../../base/texts/use-translation.ts'
import { Panel } from '../../base/ui/layout/panel.tsx'
import { useSources } from '../admin/event-config/sources/sources.ts'
import { CompleteGame } from './complete-game.tsx'
import type { PrivateGame } from './hosted.ts'

/** Whether everything in the last phase of a private game has been played, as far as its game servers and matches say (rulebook 30.18). */
function useIsPlayed({ id, phases }: PrivateGame): boolean {
  const now = useServerNow()
  const { data } = useSources(id)
  const last = sortByPhaseIndex(phases).at(-1)
  if (!last || !now || !data || !isDated(last) || !hasLocked(last, now)) return false
  const maps = data.sources.flatMap(source => source.maps)
  const sent = maps.filter(({ dropped, phaseIndex }) => !dropped && phaseIndex === last.index)
  const running = sent.filter(({ state }) => state === 'running')
  const counted = last.countedAt === null ? 0 : 1
  return isPhaseOver({ matches: last.matches, running: running.length, counted })
}

/**
 * Lets who configures a private game complete it: at the side, and once everything has been played on top, where it says so
 * (rulebook 30.9).
 */
export function GameEnd({ event, place }: { event: PrivateGame; place: 'top' | 'side' }) {
  const { t } = useTranslation('hosting')
  const isPlayed = useIsPlayed(event)
  if (place === 'side') return isPlayed ? null : <CompleteGame event={event} />
  if (!isPlayed) return null
  return (
    <Panel level={2} className="row wrap middle between gap-3 below-4" aria-label={t('game.allPlayed')}>
      <div className="row middle gap-3 shrinks">
        <Flag size={24} className="keeps-size accent" aria-hidden />
        <div className="stack shrinks" role="status">
          <p className="t16 bold">{t('game.allPlayed')}</p>
          <p className="soft">{t('game.allPlayedText')}</p>
        </div>
      </div>
      <CompleteGame event={event} look="beam" />
    </Panel>
  )
}
