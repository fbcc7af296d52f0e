import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../../api/client.ts'

/** How many decks a lock freezes as they are, and how many of them are not full. */
export function FrozenDecks({ eventId, phaseIndex }: { eventId: number; phaseIndex: number }) {
  const { t } = useTranslation('admin-phases')
  const { data } = useQuery(trpc.eventConfig.getPhaseDecks.queryOptions({ eventId }, { staleTime: 0 }))
  if (!data) return null
  const { decks, full } = data.phases.find(({ phase }) => phase === phaseIndex) ?? { decks: 0, full: 0 }
  return <p>{t('frozenDecks', { decks, unfinished: decks - full })}</p>
}
