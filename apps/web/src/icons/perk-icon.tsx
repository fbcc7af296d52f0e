import { perkRarities } from '@game/domain'
import { classNames } from '../ui/layout/class-names.ts'
import type { IconProps } from './drawing.tsx'
import { Icon } from './icon.tsx'
import { perkGlyphs } from './perk-glyphs.ts'
import css from './perk-icon.module.css'

/** A perk's icon in the colour of its rarity; a rarity off the scale takes the nearest step. */
export function PerkIcon({ rarity, className, ...props }: IconProps & { rarity: number }) {
  const step = Math.min(perkRarities.last, Math.max(perkRarities.first, Math.round(rarity)))
  return (
    <Icon glyph={perkGlyphs[step] ?? {}} className={classNames(css[`rarity${step}`], className)} {...props} />
  )
}
