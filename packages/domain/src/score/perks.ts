import { frozen } from '../shared/value/frozen.ts'
import type { KeyplayType } from '../shared/vocabulary.ts'
import type { PerkOffer } from './frozen-deck.ts'

/** A perk of the catalogue with its texts; `rarity` is from 1, the most common, to 11 (rulebook 11.17). */
export type CataloguePerk = Required<PerkOffer> & { name: string; rarity: number; description: string }

const everyKeyplay = (id: number, name: string, rarity: number, mult: number): CataloguePerk => ({
  id,
  name,
  rarity,
  mult,
  keyplayType: null,
  description: `Every keyplay on this card scores x${mult}.`,
})

const oneType = (
  type: KeyplayType,
  id: number,
  name: string,
  rarity: number,
  mult: number,
): CataloguePerk => ({
  id,
  name,
  rarity,
  mult,
  keyplayType: type,
  description: `This card’s ${type} keyplays score x${mult}.`,
})

/**
 * The perks of a new catalogue; admins rename and change them (rulebook 11.30). A rarer perk pays more; one for a single type
 * of keyplay pays more than one for all.
 */
export const perks: readonly CataloguePerk[] = frozen([
  everyKeyplay(1, 'Warm-up', 1, 1.05),
  oneType('kill', 2, 'Eco round', 1, 1.1),
  oneType('utility', 3, 'Pocket smoke', 1, 1.1),
  everyKeyplay(4, 'Force buy', 2, 1.08),
  oneType('match', 5, 'Post-plant calm', 2, 1.15),
  oneType('utility', 6, 'Line-up notebook', 2, 1.15),
  everyKeyplay(7, 'Half-time talk', 3, 1.1),
  oneType('kill', 8, 'Crosshair placement', 3, 1.2),
  everyKeyplay(9, 'Full buy', 4, 1.12),
  oneType('match', 10, 'Anchor', 4, 1.2),
  oneType('utility', 11, 'Molotov season', 4, 1.2),
  everyKeyplay(12, 'Momentum', 5, 1.15),
  oneType('kill', 13, 'Entry', 5, 1.25),
  everyKeyplay(14, 'Tactical pause', 6, 1.2),
  oneType('match', 15, 'Clock control', 6, 1.3),
  everyKeyplay(16, 'Home crowd', 7, 1.25),
  oneType('utility', 17, 'Grenadier', 7, 1.35),
  everyKeyplay(18, 'Map pick', 8, 1.3),
  oneType('kill', 19, "Peeker's advantage", 8, 1.35),
  everyKeyplay(20, 'Flawless half', 9, 1.35),
  oneType('match', 21, 'Ice in the veins', 9, 1.4),
  everyKeyplay(22, 'Overtime', 10, 1.4),
  oneType('kill', 23, 'Spray transfer', 10, 1.45),
  oneType('utility', 24, 'Full utility', 10, 1.45),
  everyKeyplay(25, 'Trophy lift', 11, 1.45),
  oneType('kill', 26, 'One deag', 11, 1.5),
  oneType('match', 27, 'Last one standing', 11, 1.5),
  oneType('utility', 28, 'Perfect execute', 11, 1.5),
])
