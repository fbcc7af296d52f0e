import { perkRarities } from '@game/domain'
import { classNames } from '../ui/base/class-names.ts'
import type { IconProps } from './drawing.tsx'
import type { Glyph } from './glyph.ts'
import { Icon } from './icon.tsx'
import css from './perk-icon.module.css'

/** The glyphs of perk rarities 1 to 11: a gem, cut finer with each step. */
export const perkGlyphs: Record<number, Glyph> = {
  1: { tone: 'M12 12.5L19.5 11L17 17.5L9 18.8Z', line: 'M4.5 14L7.5 7.8L14 5.8L19.5 11L17 17.5L9 18.8Z' },
  2: { tone: 'M12 4V18.5H20Z', line: 'M12 4L20 18.5H4ZM12 4V18.5' },
  3: { tone: 'M5.5 9.5H18.5L12 20.8Z', line: 'M12 3.2L18.5 9.5L12 20.8L5.5 9.5ZM5.5 9.5H18.5' },
  4: {
    tone: 'M8.5 8.5H15.5V15.5H8.5Z',
    line: 'M8 4H16L20 8V16L16 20H8L4 16V8ZM8.5 8.5H15.5V15.5H8.5Z',
  },
  5: {
    tone: 'M12 8L16 11L14.5 15.7H9.5L8 11Z',
    line: 'M12 3L20.8 9.4L17.4 19.7H6.6L3.2 9.4ZM12 8L16 11L14.5 15.7H9.5L8 11Z',
  },
  6: {
    tone: 'M12 12L20 7.5V16.5L12 21Z',
    line: 'M12 3L20 7.5V16.5L12 21L4 16.5V7.5ZM4 7.5L12 12L20 7.5M12 12V21',
  },
  7: {
    tone: 'M8.5 9.5H15.5L12 20.5Z',
    line: 'M7 4H17L21.2 9.5L12 20.5L2.8 9.5ZM2.8 9.5H21.2M8.5 9.5L12 20.5L15.5 9.5L12 4Z',
  },
  8: {
    tone: 'M12 6.5L17.5 12L12 17.5L6.5 12Z',
    line: 'M8.3 3H15.7L21 8.3V15.7L15.7 21H8.3L3 15.7V8.3ZM12 6.5L17.5 12L12 17.5L6.5 12Z',
    solid: 'M12 10L14 12L12 14L10 12Z',
  },
  9: {
    tone: 'M12 2.5L14.8 9.2L21.5 12L14.8 14.8L12 21.5L9.2 14.8L2.5 12L9.2 9.2Z',
    line: 'M12 2.5L14.8 9.2L21.5 12L14.8 14.8L12 21.5L9.2 14.8L2.5 12L9.2 9.2ZM9.2 9.2L14.8 14.8M14.8 9.2L9.2 14.8',
  },
  10: {
    tone: 'M12 2.5L14.8 7.2H20.3L17.5 12L20.3 16.8H14.8L12 21.5L9.2 16.8H3.7L6.5 12L3.7 7.2H9.2Z',
    line: 'M12 2.5L14.8 7.2H20.3L17.5 12L20.3 16.8H14.8L12 21.5L9.2 16.8H3.7L6.5 12L3.7 7.2H9.2Z',
    solid: 'M12 8.5L15 10.2V13.8L12 15.5L9 13.8V10.2Z',
  },
  11: {
    tone: 'M12 5.5L15.5 8.5L18.5 12L15.5 15.5L12 18.5L8.5 15.5L5.5 12L8.5 8.5Z',
    line: 'M12 2.2L13.9 7.4L19 5L16.6 10.1L21.8 12L16.6 13.9L19 19L13.9 16.6L12 21.8L10.1 16.6L5 19L7.4 13.9L2.2 12L7.4 10.1L5 5L10.1 7.4Z',
    solid: 'M12 8L16 12L12 16L8 12Z',
  },
}

/** Draws a perk's icon in the colour of its rarity; a rarity outside the scale gets the nearest step. */
export function PerkIcon({ rarity, className, ...props }: IconProps & { rarity: number }) {
  const step = Math.min(perkRarities.last, Math.max(perkRarities.first, Math.round(rarity)))
  return (
    <Icon glyph={perkGlyphs[step] ?? {}} className={classNames(css[`rarity${step}`], className)} {...props} />
  )
}
