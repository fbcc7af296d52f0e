import { pick } from '../base/seed.ts'
import { dome, hall, ring } from './indoor.ts'
import { bridge, deck, harbour, moon, mountains, oldTown, openSky, towers } from './outdoor.ts'
import { glow, type Stage, searchlights } from './stage.ts'

/** The scenery of an event: `draw` draws what is around the trophy; `y` is the trophy's middle, `size` its size. */
export type Place = { draw(stage: Stage): string; y: number; size: number }

/** A place under an open sky, with a stage in front of it. */
const open = (surroundings: (stage: Stage) => string): Place => ({
  draw: stage =>
    `${openSky(stage)}${glow(stage, 0.45)}${moon(stage)}${surroundings(stage)}${searchlights(stage)}${deck(stage)}`,
  y: 226,
  size: 0.96,
})

const places = {
  hall: { draw: hall, y: 196, size: 1 },
  dome: { draw: dome, y: 214, size: 1 },
  ring: { draw: ring, y: 250, size: 0.82 },
  city: open(towers),
  town: open(oldTown),
  mountains: open(mountains),
  river: open(bridge),
  harbour: open(harbour),
} satisfies Record<string, Place>

/** The words of a key that decide the place. */
const words: ReadonlyMap<string, keyof typeof places> = new Map([
  ...['alpine', 'alps', 'mountain', 'summit', 'winter', 'nordic', 'tatra'].map(
    word => [word, 'mountains'] as const,
  ),
  ...['baltic', 'adriatic', 'harbour', 'harbor', 'sea', 'ocean', 'coast', 'beach'].map(
    word => [word, 'harbour'] as const,
  ),
  ...['vistula', 'river', 'danube', 'rhine', 'bridge', 'thames'].map(word => [word, 'river'] as const),
  ...['krakow', 'prague', 'old', 'gdansk', 'castle'].map(word => [word, 'town'] as const),
  ...['city', 'york', 'shanghai', 'dallas', 'tokyo', 'warsaw', 'london'].map(word => [word, 'city'] as const),
])

const any: readonly [Place, ...Place[]] = [
  places.hall,
  places.dome,
  places.ring,
  places.city,
  places.town,
  places.mountains,
  places.river,
  places.harbour,
]

/** The place of an event: the one that a word of its key names, else any, chosen by the key. */
export function placeOf(key: string): Place {
  const named = key.split(/[-_]/).flatMap(word => words.get(word) ?? [])[0]
  return named ? places[named] : pick(key, 'place', any)
}
