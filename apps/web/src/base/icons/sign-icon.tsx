import type { PostSign } from '@game/domain'
import type { IconProps } from './drawing.tsx'
import type { Glyph } from './glyph.ts'
import { Icon } from './icon.tsx'

/** The glyphs of the signs with which members react (rulebook 28.4): letters, a flame, a fist, a tombstone, a coin, a goat. */
export const signGlyphs: Record<PostSign, Glyph> = {
  gg: { line: 'M10.5 8.5A4.5 4.5 0 1 0 11 14.5V12H8M21 8.5A4.5 4.5 0 1 0 21.5 14.5V12H18.5' },
  fire: {
    tone: 'M12 21.5C9.8 21.5 8.8 20 8.8 18.3C8.8 16 11 15.3 11.5 13C14 14.5 15.2 16.3 15.2 18.3C15.2 20 14.2 21.5 12 21.5Z',
    line: 'M12 21.5C7.5 21.5 5 18.5 5 15C5 11 8.5 9.5 9 4.5C12 6.5 13 9 13 11C14 10.5 14.8 9.5 15 8C17.5 10 19 12.5 19 15.5C19 19 16.5 21.5 12 21.5Z',
  },
  clutch: {
    tone: 'M6 11.5H18V13.5C18 17.5 15.5 19.5 12 19.5C8.5 19.5 6 17.5 6 14Z',
    line: 'M6 11V8.5A1.5 1.5 0 0 1 9 8.5V7A1.5 1.5 0 0 1 12 7A1.5 1.5 0 0 1 15 7V8.5A1.5 1.5 0 0 1 18 8.5V13.5C18 17.5 15.5 19.5 12 19.5C8.5 19.5 6 17.5 6 14V12A1.5 1.5 0 0 1 7.5 11H11.5A1.5 1.5 0 0 1 11.5 14H9',
  },
  rip: {
    tone: 'M5.5 20.5V10.5A6.5 6.5 0 0 1 18.5 10.5V20.5Z',
    line: 'M5.5 20.5V10.5A6.5 6.5 0 0 1 18.5 10.5V20.5M3 20.5H21M12 8V15M9.5 10.5H14.5',
  },
  eco: {
    tone: 'M12 3.5A8.5 8.5 0 1 0 12 20.5A8.5 8.5 0 1 0 12 3.5Z',
    line: 'M12 3.5A8.5 8.5 0 1 0 12 20.5A8.5 8.5 0 1 0 12 3.5ZM14.8 9.4C14.2 8.2 13.2 7.8 12 7.8C10.4 7.8 9.3 8.6 9.3 9.9C9.3 12.7 14.8 11.3 14.8 14.1C14.8 15.4 13.6 16.2 12 16.2C10.6 16.2 9.6 15.7 9 14.6M12 6.3V7.8M12 16.2V17.7',
  },
  goat: {
    tone: 'M8 9L9.2 15.5C9.5 17 10.5 18 12 18C13.5 18 14.5 17 14.8 15.5L16 9C15 7.5 9 7.5 8 9Z',
    line: 'M8 9C5 8.5 3.5 6 4 3C6.5 3.5 8.5 5.5 9 8M16 9C19 8.5 20.5 6 20 3C17.5 3.5 15.5 5.5 15 8M8 9C8 8 9.5 7.5 12 7.5C14.5 7.5 16 8 16 9L14.8 15.5C14.5 17 13.5 18 12 18C10.5 18 9.5 17 9.2 15.5ZM12 18V21.5M10.3 11.5V11.6M13.7 11.5V11.6M4.5 11.5L8 10.5M19.5 11.5L16 10.5',
  },
}

/** Draws a sign. */
export function SignIcon({ sign, ...props }: IconProps & { sign: PostSign }) {
  return <Icon glyph={signGlyphs[sign]} {...props} />
}
