import type { ShareSize, TitleFacts } from '../read/facts.ts'
import type { Art } from './art.ts'
import { sheet } from './sheet.ts'
import { words } from './text.ts'

const layouts = {
  wide: { x: 48, y: 510, width: 1104, size: 64 },
  tall: { x: 60, y: 900, width: 960, size: 84 },
}

/** Draws the picture of an event with its name. */
export function drawTitle({ event }: TitleFacts, size: ShareSize, art: Art): string {
  const { size: letters, ...place } = layouts[size]
  return sheet(size, event, art, words(event.name, place, { size: letters, weight: 800 }))
}
