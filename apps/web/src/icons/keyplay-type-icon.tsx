import type { KeyplayType } from '@game/domain'
import type { IconProps } from './drawing.tsx'
import { Icon } from './icon.tsx'
import { typeGlyphs } from './type-glyphs.ts'

/** The icon of a keyplay type. */
export function KeyplayTypeIcon({ type, ...props }: IconProps & { type: KeyplayType }) {
  return <Icon glyph={typeGlyphs[type]} {...props} />
}
