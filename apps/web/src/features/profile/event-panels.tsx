import { useQuery } from '@tanstack/react-query'
import { trpc } from '../../base/api/client.ts'
import { useServerNow } from '../../base/api/use-server-now.ts'
import type { ProfileUser } from '../../base/session/current-user.ts'
import { useTranslation } from '../../base/texts/use-translation.ts'
import { EventPanel } from './event-panel.tsx'
import { playingAndResults } from './profile-events.ts'

/** Shows the events that a user plays and has played, by the server's date, with rank and score (rulebook 10.20). */
export function EventPanels({ user: { id, results } }: { user: ProfileUser }) {
  const { t } = useTranslation('profile')
  const cards = useQuery(trpc.deck.getCards.queryOptions({ userId: id }))
  const joined = [...results, ...(cards.data?.cards ?? [])].map(({ eventId }) => eventId)
  const ids = [...new Set(joined)].toSorted((a, b) => b - a)
  const events = useQuery(
    trpc.event.getEvents.queryOptions({ ids }, { enabled: cards.isSuccess && ids.length > 0 }),
  )
  const now = useServerNow()
  const failed = [cards, events].find(({ isError, data }) => isError && !data)
  const known = cards.data && ids.length === 0 ? [] : events.data?.events
  const shown = now === undefined || !known ? undefined : playingAndResults(known, results, now)
  return (
    <>
      <EventPanel
        head={t('playing.title', { count: shown?.playing.length ?? 0 })}
        events={shown?.playing}
        rows={1}
        failed={failed}
        none={t('playing.none')}
        noneText={t('playing.noneText')}
      />
      <EventPanel
        head={t('results.title')}
        events={shown?.results}
        rows={Math.max(1, results.length)}
        failed={failed}
        none={t('results.none')}
        noneText={t('results.noneText')}
      />
    </>
  )
}
