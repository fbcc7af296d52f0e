import type { LeadMove } from '@game/domain'
import { keyplayOf } from '../game/keyplay-points/keyplay-of.ts'
import type { Keyplay } from '../game/keyplay-points/use-keyplays.ts'

/** A player and the keyplays by which a move changed the lead, the largest first. */
export type MoveWords = { player: string; keyplays: string[]; more: number }

const most = 3

/** Names who moved the lead and by what; keyplays that are worth the same in both decks are left out. */
export function moveWords(
  { parts }: LeadMove,
  players: ReadonlyMap<number, string>,
  keyplays: readonly Keyplay[],
): MoveWords {
  const worth = new Map<string, { playerId: number; keyplayId: number; count: number; swing: number }>()
  for (const { deck, playerId, keyplayId, count, score } of parts) {
    const key = `${playerId} ${keyplayId}`
    const before = worth.get(key)?.swing ?? 0
    worth.set(key, { playerId, keyplayId, count, swing: before + (deck === 'one' ? score : -score) })
  }
  const sorted = [...worth.values()]
    .filter(({ swing }) => Math.round(swing * 100) !== 0)
    .sort((a, b) => Math.abs(b.swing) - Math.abs(a.swing))
  const first = sorted[0]?.playerId
  const own = sorted.filter(({ playerId }) => playerId === first)
  return {
    player: players.get(first ?? 0) ?? '',
    keyplays: own.slice(0, most).map(({ keyplayId, count }) => {
      const { name } = keyplayOf(keyplays, keyplayId)
      return count > 1 ? `${name} ×${count}` : name
    }),
    more: sorted.length - Math.min(own.length, most),
  }
}
