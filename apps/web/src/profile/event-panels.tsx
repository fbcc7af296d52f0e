import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { trpc } from '../api/client.ts'
import { useServerNow } from '../api/use-server-now.ts'
import { inSection } from '../event/section.ts'
import { EventPanel } from './event-panel.tsx'

/** What somebody plays and has played: the events that hold cards of his, by the server's date. */
export function EventPanels({ userId }: { userId: number }) {
  const { t } = useTranslation('profile')
  const cards = useQuery(trpc.deck.getCards.queryOptions({ userId }))
  const ids = [...new Set(cards.data?.cards.map(({ eventId }) => eventId))].toSorted((a, b) => b - a)
  const events = useQuery(trpc.event.getEvents.queryOptions({ ids }, { enabled: ids.length > 0 }))
  const now = useServerNow()
  const failed = [cards, events].find(({ isError }) => isError)
  const known = cards.data && ids.length === 0 ? [] : events.data?.events
  const listed = now === undefined ? undefined : known
  const playing = listed && inSection(listed, 'ongoing', now ?? null)
  const results = listed && inSection(listed, 'completed', now ?? null)
  return (
    <>
      <EventPanel
        head={t('playing.title', { count: playing?.length ?? 0 })}
        events={playing}
        failed={failed}
        none={t('playing.none')}
        noneText={t('playing.noneText')}
      />
      <EventPanel
        head={t('results.title')}
        events={results}
        failed={failed}
        none={t('results.none')}
        noneText={t('results.noneText')}
      />
    </>
  )
}
