import type { IconProps } from './drawing.tsx'
import { Icon } from './icon.tsx'
import { roleGlyphs } from './role-glyphs.ts'
import { unknownGlyph } from './unknown-glyph.ts'

/** A role's icon by its id; an id without a drawing gets a question mark. */
export function RoleIcon({ id, ...props }: IconProps & { id: number }) {
  return <Icon glyph={roleGlyphs[id] ?? unknownGlyph} {...props} />
}
