/** What can be dragged; `name` is what it is called aloud. */
export type DragItem = { name: string } & (
  | { kind: 'list-card' | 'deck-card'; playerId: number }
  | { kind: 'pool-perk'; perkId: number }
  | { kind: 'card-perk'; perkId: number; playerId: number }
)

/** Where it can be dropped. */
export type DropTarget = { name: string } & (
  | { place: 'deck' | 'trash' | 'pool' }
  | { place: 'card'; playerId: number }
)

/** How both travel in dnd-kit's untyped data; read in read-drag.ts only. */
export type DragData = { item?: DragItem; target?: DropTarget }

/** What a drop comes to; null changes nothing. */
export type Drop =
  | { type: 'add' | 'remove'; playerId: number }
  | { type: 'reorder'; playerA: number; playerB: number }
  | { type: 'addPerk' | 'removePerk'; playerId: number; perkId: number }
  | { type: 'transferPerk'; playerA: number; playerB: number; perkId: number }

const places: Record<DragItem['kind'], readonly DropTarget['place'][]> = {
  'list-card': ['deck'],
  'deck-card': ['card', 'trash'],
  'pool-perk': ['card'],
  'card-perk': ['card', 'pool'],
}

/** Whether a target takes an item at all; the rest of the rules are the domain's. */
export const takes = (target: DropTarget, item: DragItem): boolean => places[item.kind].includes(target.place)

/** The change that a drop stands for (player.md 4); dropped where it came from it stands for none. */
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
