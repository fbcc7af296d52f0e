import type { IconProps } from './drawing.tsx'
import { Icon } from './icon.tsx'
import { sleeveGlyphs } from './sleeve-glyphs.ts'
import { unknownGlyph } from './unknown-glyph.ts'

/** A sleeve's icon by its id; an id without a drawing gets a question mark. */
export function SleeveIcon({ id, ...props }: IconProps & { id: number }) {
  return <Icon glyph={sleeveGlyphs[id] ?? unknownGlyph} {...props} />
}
