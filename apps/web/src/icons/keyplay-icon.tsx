import type { IconProps } from './drawing.tsx'
import { Icon } from './icon.tsx'
import { keyplayGlyphs } from './keyplay-glyphs.ts'
import { unknownGlyph } from './unknown-glyph.ts'

/** A keyplay's icon by its id; an id without a drawing gets a question mark. */
export function KeyplayIcon({ id, ...props }: IconProps & { id: number }) {
  return <Icon glyph={keyplayGlyphs[id] ?? unknownGlyph} {...props} />
}
