import type { KeyplayType } from '@game/domain'
import type { IconProps } from './drawing.tsx'
import type { Glyph } from './glyph.ts'
import { Icon } from './icon.tsx'

/** The glyphs of the keyplay types. */
export const typeGlyphs: Record<KeyplayType, Glyph> = {
  kill: {
    tone: 'M12 3C16.8 3 20 6.2 20 10.5C20 13 19 14.8 17.5 16V19.5H6.5V16C5 14.8 4 13 4 10.5C4 6.2 7.2 3 12 3Z',
    line: 'M12 3C16.8 3 20 6.2 20 10.5C20 13 19 14.8 17.5 16V18A1.8 1.8 0 0 1 15.7 19.8V21H8.3V19.8A1.8 1.8 0 0 1 6.5 18V16C5 14.8 4 13 4 10.5C4 6.2 7.2 3 12 3ZM12 17.5V21',
    solid: 'M8.8 9.3A2.1 2.1 0 1 1 8.7 9.3ZM15.3 9.3A2.1 2.1 0 1 1 15.2 9.3ZM12 13L13 15H11Z',
  },
  match: {
    tone: 'M7 3.5H17V9.5A5 5 0 0 1 7 9.5Z',
    line: 'M7 3.5H17V9.5A5 5 0 0 1 7 9.5ZM7 5.5H3.5C3.5 8.8 4.8 10.5 7.3 11M17 5.5H20.5C20.5 8.8 19.2 10.5 16.7 11M12 14.5V17.5M8 20.5H16M9.5 20.5C9.5 18.5 10.5 17.5 12 17.5S14.5 18.5 14.5 20.5',
  },
  utility: {
    tone: 'M8 10H16V21H8Z',
    line: 'M9 9.5H15A1.5 1.5 0 0 1 16.5 11V19.5A1.5 1.5 0 0 1 15 21H9A1.5 1.5 0 0 1 7.5 19.5V11A1.5 1.5 0 0 1 9 9.5ZM9.5 9.5V6H14.5V9.5M10.5 6V3.5H15.5C17.5 3.5 18.5 4.8 18.5 7V9.5M7.5 13.5H16.5M7.5 17H16.5',
  },
}

/** Draws the icon of a keyplay type. */
export function KeyplayTypeIcon({ type, ...props }: IconProps & { type: KeyplayType }) {
  return <Icon glyph={typeGlyphs[type]} {...props} />
}
