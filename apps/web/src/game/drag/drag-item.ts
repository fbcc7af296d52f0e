import type { Move } from '@game/domain'

/** What can be dragged; `name` is what announcements call it. */
export type DragItem = { name: string } & (
  | { kind: 'list-card' | 'deck-card'; playerId: number }
  | { kind: 'pool-perk'; perkId: number }
  | { kind: 'card-perk'; perkId: number; playerId: number }
)

/** Where an item can be dropped. */
export type DropTarget = { name: string } & (
  | { place: 'deck' | 'trash' | 'pool' }
  | { place: 'card'; playerId: number }
)

/** How item and target are kept in dnd-kit's untyped data; read in read-drag.ts only. */
export type DragData = { item?: DragItem; target?: DropTarget }

/** A move that a drop can stand for. */
export type Drop = Exclude<Move, { type: 'addKeyplay' | 'removeKeyplay' | 'carryOver' }>

const places: Record<DragItem['kind'], readonly DropTarget['place'][]> = {
  'list-card': ['deck'],
  'deck-card': ['card', 'trash'],
  'pool-perk': ['card'],
  'card-perk': ['card', 'pool'],
}

/** Whether a target takes an item of this kind at all; the domain decides the rest. */
export const takes = (target: DropTarget, item: DragItem): boolean => places[item.kind].includes(target.place)

/** Picks the move that a drop stands for (rulebook 13.19); an item dropped where it came from stands for none. */
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
