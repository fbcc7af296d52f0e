import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '../../../../base/texts/use-translation.ts'
import { IconButton } from '../../../../base/ui/input/icon-button.tsx'
import { RemoveButton } from '../../confirm/remove-button.tsx'
import type { ConfiguredEvent, EventReward } from '../event/configured-event.ts'
import { bound } from './bound.ts'
import { useRemoveReward } from './mutations.ts'
import { RewardDialog } from './reward-dialog.tsx'

export function RewardRow({ event, reward }: { event: ConfiguredEvent; reward: EventReward }) {
  const { t } = useTranslation('admin')
  const [editing, setEditing] = useState(false)
  const remove = useRemoveReward(event.id)
  const { id, amount, from, to, type } = reward
  const { name } = reward.reward
  return (
    <tr>
      <th scope="row" dir="auto">
        {name}
      </th>
      <td>{amount}</td>
      <td>{bound(from, type)}</td>
      <td>{bound(to, type)}</td>
      <td>
        <IconButton
          size="s"
          label={t('edit', { name })}
          disabled={event.completed}
          onClick={() => setEditing(true)}
        >
          <Pencil size={16} aria-hidden />
        </IconButton>
        <RemoveButton name={name} disabled={event.completed} remove={() => remove.mutateAsync(id)} />
        {editing && <RewardDialog event={event} reward={reward} onClose={() => setEditing(false)} />}
      </td>
    </tr>
  )
}
