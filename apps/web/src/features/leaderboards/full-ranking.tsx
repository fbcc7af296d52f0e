import { useState } from 'react'
import { useTranslation } from '../../base/texts/use-translation.ts'
import { EventScores } from './event-scores.tsx'
import { wholeRanking } from './scores-view.ts'

/** Shows the whole ranking of an event inside another page, without changing the address of that page. */
export default function FullRanking({ event: { id, name } }: { event: { id: number; name: string } }) {
  const { t } = useTranslation('leaderboards')
  const [view, setView] = useState(wholeRanking)
  return <EventScores eventId={id} caption={t('caption', { event: name })} view={view} onView={setView} />
}
