import { useQuery } from '@tanstack/react-query'
import { trpc } from '../../../base/api/client.ts'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { Select } from '../../../base/ui/input/select.tsx'
import { ListFilters } from '../list/paged-rows.tsx'
import type { DisputesView } from './disputes-view.ts'

/** Filters the disputes: by username or event's name, by event, by whether they are answered. */
export function DisputesFilters({
  view,
  onView,
  counts,
}: {
  view: DisputesView
  onView: (view: DisputesView) => void
  counts: { count: number; open: number } | undefined
}) {
  const { t } = useTranslation('admin-disputes')
  const { data } = useQuery(trpc.event.getEvents.queryOptions({}))
  const { eventId, answered, ...rest } = view
  const withEvent = (id: number | null | undefined) => (id ? { eventId: id } : {})
  const withState = (state: boolean | undefined) => (state === undefined ? {} : { answered: state })
  const states = [
    { value: 'open', label: t('isOpen') },
    { value: 'answered', label: t('isAnswered') },
  ] as const
  return (
    <ListFilters
      search={t('search')}
      view={view}
      onView={onView}
      total={counts && t('total', { count: counts.count, open: counts.open })}
    >
      <Select
        label={t('event')}
        options={(data?.events ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        value={eventId ?? null}
        onChange={id => onView({ ...rest, page: 1, ...withEvent(id), ...withState(answered) })}
        placeholder={t('event')}
        clearable
      />
      <Select
        label={t('state')}
        options={states}
        value={answered === undefined ? null : answered ? 'answered' : 'open'}
        onChange={state =>
          onView({
            ...rest,
            page: 1,
            ...withEvent(eventId),
            ...withState(state === null ? undefined : state === 'answered'),
          })
        }
        placeholder={t('state')}
        clearable
      />
    </ListFilters>
  )
}
