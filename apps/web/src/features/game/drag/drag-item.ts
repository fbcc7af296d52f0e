import type { Active, DroppableContainer, Over } from '@dnd-kit/core'
import type { Move } from '@game/domain'

/** An item that can be dragged; `name` is for announcements. */
export type DragItem = { name: string } & (
  | { kind: 'list-card' | 'deck-card'; playerId: number }
  | { kind: 'pool-perk'; perkId: number }
  | { kind: 'card-perk'; perkId: number; playerId: number }
)

/** Whether two items are the same perk at the same place, or the same card. */
export const isSameItem = (a: DragItem | null, b: DragItem): boolean =>
  a !== null && a.kind === b.kind && Object.entries(b).every(([key, value]) => Object(a)[key] === value)

/** Where an item can be dropped. */
export type DropTarget = { name: string } & (
  | { place: 'deck' | 'trash' | 'pool' }
  | { place: 'card'; playerId: number }
)

/** The shape of dnd-kit's untyped data; only itemOf and targetOf read it. */
export type DragData = { item?: DragItem; target?: DropTarget }

/** Reads the dragged item. */
export const itemOf = (active: Active | null): DragItem | undefined => {
  const data: DragData | undefined = active?.data.current
  return data?.item
}

/** Reads the target of a droppable element. */
export const targetOf = (over: Over | DroppableContainer | null): DropTarget | undefined => {
  const data: DragData | undefined = over?.data.current
  return data?.target
}

/** A move that a drop can make. */
export type Drop = Exclude<Move, { type: 'addKeyplay' | 'removeKeyplay' | 'carryOver' }>

const places: Record<DragItem['kind'], readonly DropTarget['place'][]> = {
  'list-card': ['deck'],
  'deck-card': ['card', 'trash'],
  'pool-perk': ['card'],
  'card-perk': ['card', 'pool'],
}

/** Whether a target takes items of this kind at all; the domain decides the rest. */
export const takes = (target: DropTarget, item: DragItem): boolean => places[item.kind].includes(target.place)

/** Returns the move of a drop (rulebook 13.19); null for an item dropped where it came from. */
export function dropOf(item: DragItem, target: DropTarget): Drop | null {
  if (!takes(target, item)) return null
  switch (item.kind) {
    case 'list-card':
      return { type: 'add', playerId: item.playerId }
    case 'deck-card':
      if (target.place !== 'card') return { type: 'remove', playerId: item.playerId }
      return target.playerId === item.playerId
        ? null
        : { type: 'reorder', playerA: item.playerId, playerB: target.playerId }
    case 'pool-perk':
      return target.place === 'card'
        ? { type: 'addPerk', playerId: target.playerId, perkId: item.perkId }
        : null
    case 'card-perk':
      if (target.place !== 'card') return { type: 'removePerk', playerId: item.playerId, perkId: item.perkId }
      return target.playerId === item.playerId
        ? null
        : {
            type: 'transferPerk',
            playerA: item.playerId,
            playerB: target.playerId,
            perkId: item.perkId,
          }
  }
}
