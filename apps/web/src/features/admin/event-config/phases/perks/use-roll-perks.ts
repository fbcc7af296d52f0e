import { rollPerks } from '@game/domain'
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { client, trpc } from '../../../../../base/api/client.ts'
import { everyRow } from '../../../../../base/api/every-row.ts'
import { useTranslation } from '../../../../../base/texts/use-translation.ts'
import { notify } from '../../../../../base/ui/base/notify.ts'
import { useEventEdit } from '../../event/configured-event.ts'

/** Reads all perks of the catalogue. */
export const perksQuery = queryOptions({
  queryKey: [...trpc.catalogue.getPerks.pathKey(), 'all'],
  queryFn: () =>
    everyRow(async view => {
      const { perks, count } = await client.catalogue.getPerks.query(view)
      return { rows: perks, count }
    }),
})

type PhaseAt = { eventId: number; phaseIndex: number }

function useUpdatePerks(at: PhaseAt, done?: () => void) {
  const { t } = useTranslation('admin-phases')
  return useEventEdit({
    eventId: at.eventId,
    send: (edit: { perks: number[]; force: boolean }) =>
      client.eventConfig.updatePhasePerks.mutate({ ...at, ...edit }),
    done: () => {
      done?.()
      notify('success', t('perksUpdated'))
    },
    quiet: true,
  })
}

/** Sets the perks of a phase, after a dry run. */
export function useSetPerks(at: PhaseAt, perks: number[]) {
  const update = useUpdatePerks(at)
  return {
    dryRun: () => client.eventConfig.updatePhasePerks.mutate({ ...at, perks, force: true, dryRun: true }),
    act: (force: boolean) => update.mutateAsync({ perks, force }),
  }
}

/**
 * Rolls perks of the whole catalogue for a phase. Sends exactly the roll that the dry run has checked.
 */
export function useRollPerks(eventId: number, phaseIndex: number, count: number) {
  const cache = useQueryClient()
  const at = { eventId, phaseIndex }
  const update = useUpdatePerks(at, () => {
    rolled.current = null
  })
  const rolled = useRef<number[] | null>(null)
  const draw = async () => {
    const perks = await cache.ensureQueryData(perksQuery)
    const ids = perks.map(perk => perk.id)
    rolled.current = rollPerks(ids, count, () => Math.random())
    return rolled.current
  }
  return {
    dryRun: async () => {
      const perks = await draw()
      return client.eventConfig.updatePhasePerks.mutate({ ...at, perks, force: true, dryRun: true })
    },
    act: async (force: boolean) => update.mutateAsync({ perks: rolled.current ?? (await draw()), force }),
  }
}
