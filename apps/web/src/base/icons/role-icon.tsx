import type { IconProps } from './drawing.tsx'
import { type Glyph, unknownGlyph } from './glyph.ts'
import { Icon } from './icon.tsx'

/** The glyphs of the roles: a rifle, a scope, and a plan on the board. */
export const roleGlyphs: Record<number, Glyph> = {
  1: {
    solid:
      'M2 9.3L3.2 8.3H7.5L8.3 7.3H13.5L14.3 8.3H19.5V6.8H20.7V8.3H22V9.9H17.7L16.9 11.3H14L12.9 11.9C13.1 13.8 13.9 15.4 15.2 16.7L12.8 18C11.4 16.2 10.6 14.2 10.4 12H9.7L8.7 15.5H6.5L7.2 11.8L5.7 11.5L2 13.7Z',
  },
  2: {
    tone: 'M12 3.5A8.5 8.5 0 1 1 11.9 3.5Z',
    line: 'M12 3.5A8.5 8.5 0 1 1 11.9 3.5ZM12 3.5V10M12 14V20.5M3.5 12H10M14 12H20.5M15.5 14.2V14.3',
  },
  3: {
    tone: 'M17 4.5A2.5 2.5 0 1 1 16.9 4.5Z',
    line: 'M5 7L8.5 10.5M8.5 7L5 10.5M17 4.5A2.5 2.5 0 1 1 16.9 4.5M6.7 19.5C6.7 15.5 9 14.5 12 14.5S17.2 14 17.2 11.5M4 17L6.7 19.8L9.4 17',
  },
}

/** Draws a role's icon by its id; an id without a glyph gets a question mark. */
export function RoleIcon({ id, ...props }: IconProps & { id: number }) {
  return <Icon glyph={roleGlyphs[id] ?? unknownGlyph} {...props} />
}
