import type { KeyplayType, ScoreFileType } from '../shared/vocabulary.ts'

/** A keyplay: something a player does on the server that earns points (player.md 3). `points` is what one count is worth. */
export type Keyplay = { id: number; name: string; type: KeyplayType; points: number }

const keyplay = (id: number, name: string, type: KeyplayType, points: number): Keyplay => ({
  id,
  name,
  type,
  points,
})

/** The twenty keyplays that are counted from the game, as a new catalogue starts (keyplays.md); admins rename and reprice them. */
export const keyplays: readonly Keyplay[] = [
  keyplay(1, 'Headshot', 'kill', 4),
  keyplay(2, 'Wallbang', 'kill', 40),
  keyplay(3, 'Through smoke', 'kill', 20),
  keyplay(4, 'No-scope', 'kill', 300),
  keyplay(5, 'Blind kill', 'kill', 60),
  keyplay(6, 'Opening kill', 'kill', 14),
  keyplay(7, 'Trade kill', 'kill', 9),
  keyplay(8, 'Knife kill', 'kill', 500),
  keyplay(9, 'Triple kill', 'kill', 45),
  keyplay(10, 'Quadruple kill', 'kill', 110),
  keyplay(11, 'Ace', 'kill', 400),
  keyplay(12, 'Flash assist', 'utility', 30),
  keyplay(13, 'Grenade kill', 'utility', 200),
  keyplay(14, 'Fire kill', 'utility', 250),
  keyplay(15, 'Utility damage', 'utility', 15),
  keyplay(16, 'Clutch', 'match', 80),
  keyplay(17, 'MVP round', 'match', 12),
  keyplay(18, 'Bomb plant', 'match', 20),
  keyplay(19, 'Bomb defuse', 'match', 70),
  keyplay(20, 'Dominator', 'match', 200),
]

const lastOfKillFeed = 14
const lastWithDetector = 20

/**
 * The upload that counts a keyplay: ids 1 to 14 come with the kill file and 15 to 20 with the match file, whatever their
 * type; any other id goes by its catalogue type, utility with match (keyplays.md, Counts).
 */
export const uploadOf = (id: number, type: KeyplayType): ScoreFileType => {
  if (id >= 1 && id <= lastOfKillFeed) return 'kill'
  if (id > lastOfKillFeed && id <= lastWithDetector) return 'match'
  return type === 'kill' ? 'kill' : 'match'
}
