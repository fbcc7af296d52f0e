import { arrayMove } from '@dnd-kit/sortable'
import { useState } from 'react'
import { client } from '../../../api/client.ts'
import type { ConfiguredEvent, ConfiguredPhase } from '../use-configured-event.ts'
import { useEventEdit } from '../use-event-edit.ts'

type Move = { from: number; to: number }

/** Moves a phase to another's place; the list shows it there until the server has said so or refused. */
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
