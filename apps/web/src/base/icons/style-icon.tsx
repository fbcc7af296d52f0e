import type { IconProps } from './drawing.tsx'
import { type Glyph, unknownGlyph } from './glyph.ts'
import { Icon } from './icon.tsx'

/** The glyphs of the styles: aggressive pushes on, passive holds. */
export const styleGlyphs: Record<number, Glyph> = {
  1: {
    tone: 'M4 5L11 12L4 19L8 12ZM12 5L19 12L12 19L16 12Z',
    line: 'M4 5L11 12L4 19M12.5 5L19.5 12L12.5 19',
  },
  2: {
    tone: 'M12 3L19.5 5.8V11.5C19.5 16 16.5 19.3 12 21Z',
    line: 'M12 3L19.5 5.8V11.5C19.5 16 16.5 19.3 12 21C7.5 19.3 4.5 16 4.5 11.5V5.8ZM12 3V21',
  },
}

/** Draws a style's icon by its id; an id without a glyph gets a question mark. */
export function StyleIcon({ id, ...props }: IconProps & { id: number }) {
  return <Icon glyph={styleGlyphs[id] ?? unknownGlyph} {...props} />
}
