import { Ban } from 'lucide-react'
import { useServerNow } from '../../../base/api/use-server-now.ts'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { PlayAction } from '../../events/play-action.tsx'
import { joinableNext } from '../reveal/tiles/joinable-next.ts'
import { useGame } from '../state/use-game.ts'
import { Banner } from './banner.tsx'
import { useOutlook } from './use-outlook.ts'

/** Says that a failure has ended the event for the user, their rank, and which event they can join next (rulebook 13.61). */
export function OutBanner({ name }: { name: string }) {
  const { t } = useTranslation('phases')
  const { event } = useGame()
  const { ranking, events, isWaiting } = useOutlook(event.id)
  const now = useServerNow()
  if (isWaiting) return null
  const next = events && now ? joinableNext(events, event.id, now) : undefined
  const words = [
    t('out.text', { name }),
    ranking?.own && t('out.rank', { rank: ranking.own.rank, count: ranking.count }),
    next && t('out.next', { name: next.event.name }),
  ]
  return (
    <Banner tone="failed" icon={<Ban />} title={t('out.title')} text={words.filter(Boolean).join(' ')}>
      {next && <PlayAction event={next.event} button={next.button} signedIn />}
    </Banner>
  )
}
