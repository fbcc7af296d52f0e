import { rollPerks } from '@game/domain'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { client, trpc } from '../../../../api/client.ts'
import { notify } from '../../../../ui/notify.ts'
import { useEventEdit } from '../../use-event-edit.ts'

/** Rolls perks of the whole catalogue for a phase; by force it sends the very roll that was refused. */
export function useRollPerks(eventId: number, phaseIndex: number, count: number) {
  const { t } = useTranslation('admin-phases')
  const { data } = useQuery(trpc.catalogue.getPerks.queryOptions({ pageSize: 100 }))
  const update = useEventEdit({
    eventId,
    send: (edit: { perks: number[]; force: boolean }) =>
      client.eventConfig.updatePhasePerks.mutate({ eventId, phaseIndex, ...edit }),
    done: () => notify('success', t('perksUpdated')),
    quiet: true,
  })
  const rolled = useRef<number[]>([])
  return (force: boolean) => {
    const ids = (data?.perks ?? []).map(perk => perk.id)
    if (!force) rolled.current = rollPerks(ids, count, () => Math.random())
    return update.mutateAsync({ perks: rolled.current, force })
  }
}
