import { arrayMove } from '@dnd-kit/sortable'
import { newPhase } from '@game/domain'
import { useState } from 'react'
import { client, type Inputs } from '../../../../base/api/client.ts'
import { useTranslation } from '../../../../base/texts/use-translation.ts'
import { notify } from '../../../../base/ui/base/notify.ts'
import { type ConfiguredEvent, type ConfiguredPhase, useEventEdit } from '../event/configured-event.ts'

/**
 * Adds a phase: index the count plus 1, name "phase", 1000 points, multiplier 1, open and lock now (rulebook 11.4).
 */
export function useAddPhase({ id: eventId, phases }: ConfiguredEvent) {
  return useEventEdit<void, unknown>({
    eventId,
    send: async (_none, event) => {
      const { date } = await client.system.getDate.query({})
      const count = (event?.phases ?? phases).length
      return client.eventConfig.addPhase.mutate({ data: { eventId, ...newPhase(count, date) } })
    },
  })
}

/** Adds a phase with the goal, teams, players and number of perks of another (rulebook 11.45). */
export function useCopyPhase({ id: eventId, phases }: ConfiguredEvent) {
  const { t } = useTranslation('admin-phases')
  return useEventEdit({
    eventId,
    send: (phaseIndex: number, event) => {
      const index = (event?.phases ?? phases).length + 1
      return client.eventConfig.copyPhase.mutate({ eventId, phaseIndex, index })
    },
    done: () => notify('success', t('copied')),
  })
}

type Fields = Inputs['eventConfig']['updatePhase']['data'] & { shiftLater?: boolean }

/** Saves a field of a phase, with `shiftLater` later phases along with the lock, based on the phase's revision; refused as STALE if another admin was faster. */
export function useUpdatePhase(eventId: number, index: number) {
  return useEventEdit({
    eventId,
    send: ({ shiftLater, ...data }: Fields, event) => {
      const revision = event?.phases.find(phase => phase.index === index)?.revision
      return client.eventConfig.updatePhase.mutate({ eventId, index, revision, data, shiftLater })
    },
  })
}

export function useRemovePhase(eventId: number) {
  return useEventEdit({
    eventId,
    send: (index: number) => client.eventConfig.removePhase.mutate({ eventId, index }),
    quiet: true,
  })
}

type Move = { from: number; to: number }

/** Moves a phase to another's place; the list shows it there until the server has answered. */
export function useReorderPhases({ id: eventId }: ConfiguredEvent) {
  const [moving, setMoving] = useState<Move | null>(null)
  const reorder = useEventEdit({
    eventId,
    send: (move: Move, event) =>
      client.eventConfig.reorderPhases.mutate({ eventId, ...move, revision: event?.revision }),
  })
  const order = (phases: ConfiguredPhase[]) =>
    moving ? arrayMove(phases, moving.from - 1, moving.to - 1) : phases
  const move = (from: number, to: number) => {
    setMoving({ from, to })
    reorder.mutate({ from, to }, { onSettled: () => setMoving(null) })
  }
  return { order, move }
}
