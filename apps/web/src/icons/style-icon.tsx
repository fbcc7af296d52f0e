import type { IconProps } from './drawing.tsx'
import { Icon } from './icon.tsx'
import { styleGlyphs } from './style-glyphs.ts'
import { unknownGlyph } from './unknown-glyph.ts'

/** A style's icon by its id; an id without a drawing gets a question mark. */
export function StyleIcon({ id, ...props }: IconProps & { id: number }) {
  return <Icon glyph={styleGlyphs[id] ?? unknownGlyph} {...props} />
}
