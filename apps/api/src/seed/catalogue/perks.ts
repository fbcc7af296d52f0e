import type { KeyplayType } from '@game/domain'

type SeedPerk = {
  id: number
  name: string
  rarity: number
  mult: number
  keyplay_type: KeyplayType | null
  description: string
}

const any = (id: number, name: string, rarity: number, mult: number): SeedPerk => ({
  id,
  name,
  rarity,
  mult,
  keyplay_type: null,
  description: `Every keyplay of the card pays x${mult}.`,
})

const only = (type: KeyplayType, id: number, name: string, rarity: number, mult: number): SeedPerk => ({
  id,
  name,
  rarity,
  mult,
  keyplay_type: type,
  description: `The card's ${type} keyplays pay x${mult}.`,
})

/** The rarer the more it pays; what helps one type of keyplay only pays more than what helps all of them. */
export const perks: SeedPerk[] = [
  any(1, 'Warm-up', 1, 1.05),
  only('kill', 2, 'Eco round', 1, 1.1),
  only('utility', 3, 'Pocket smoke', 1, 1.1),
  any(4, 'Force buy', 2, 1.08),
  only('match', 5, 'Post-plant calm', 2, 1.15),
  only('utility', 6, 'Line-up notebook', 2, 1.15),
  any(7, 'Half-time talk', 3, 1.1),
  only('kill', 8, 'Crosshair placement', 3, 1.2),
  any(9, 'Full buy', 4, 1.12),
  only('match', 10, 'Anchor', 4, 1.2),
  only('utility', 11, 'Molotov season', 4, 1.2),
  any(12, 'Momentum', 5, 1.15),
  only('kill', 13, 'Entry', 5, 1.25),
  any(14, 'Tactical pause', 6, 1.2),
  only('match', 15, 'Clock control', 6, 1.3),
  any(16, 'Home crowd', 7, 1.25),
  only('utility', 17, 'Grenadier', 7, 1.35),
  any(18, 'Map pick', 8, 1.3),
  only('kill', 19, "Peeker's advantage", 8, 1.35),
  any(20, 'Flawless half', 9, 1.35),
  only('match', 21, 'Ice in the veins', 9, 1.4),
  any(22, 'Overtime', 10, 1.4),
  only('kill', 23, 'Spray transfer', 10, 1.45),
  only('utility', 24, 'Full utility', 10, 1.45),
  any(25, 'Trophy lift', 11, 1.45),
  only('kill', 26, 'One deag', 11, 1.5),
  only('match', 27, 'Last one standing', 11, 1.5),
  only('utility', 28, 'Perfect execute', 11, 1.5),
]
