import { useTranslation } from '../../../base/texts/use-translation.ts'
import { Select } from '../../../base/ui/input/select.tsx'
import type { ListedEvent } from '../../events/section.ts'
import { ListFilters } from '../list/paged-rows.tsx'
import type { WinnersView } from './winners-view.ts'

/** Filters the winners: by username, by reward, by whether it has been handed out. */
export function WinnersFilters({
  rewards,
  view,
  onView,
  count,
}: {
  rewards: ListedEvent['rewards']
  view: WinnersView
  onView: (view: WinnersView) => void
  count: number | undefined
}) {
  const { t } = useTranslation('admin-winners')
  const { eventRewardId, handedOut, ...rest } = view
  const states = [
    { value: 'due', label: t('due') },
    { value: 'handedOut', label: t('handedOut') },
  ] as const
  const withReward = (id: number | null | undefined) => (id ? { eventRewardId: id } : {})
  const withState = (state: boolean | undefined) => (state === undefined ? {} : { handedOut: state })
  return (
    <ListFilters
      search={t('search')}
      view={view}
      onView={onView}
      total={count === undefined ? undefined : t('total', { count })}
    >
      <Select
        label={t('reward')}
        options={rewards.map(({ id, reward, amount }) => ({
          value: id,
          label: `${reward.name} (${amount})`,
        }))}
        value={eventRewardId ?? null}
        onChange={id => onView({ ...rest, page: 1, ...withReward(id), ...withState(handedOut) })}
        placeholder={t('allRewards')}
        clearable
      />
      <Select
        label={t('state')}
        options={states}
        value={handedOut === undefined ? null : handedOut ? 'handedOut' : 'due'}
        onChange={state =>
          onView({
            ...rest,
            page: 1,
            ...withReward(eventRewardId),
            ...withState(state === null ? undefined : state === 'handedOut'),
          })
        }
        placeholder={t('state')}
        clearable
      />
    </ListFilters>
  )
}
