import { Drawing, type IconProps } from './drawing.tsx'
import type { Glyph } from './glyph.ts'

/** Draws a glyph in the colour of the text around it. */
export function Icon({ glyph, size = 24, ...props }: IconProps & { glyph: Glyph }) {
  return (
    <Drawing grid={24} size={size} {...props}>
      {glyph.tone && <path d={glyph.tone} fill="currentColor" opacity={0.24} />}
      {glyph.solid && <path d={glyph.solid} fill="currentColor" />}
      {glyph.line && (
        <path
          d={glyph.line}
          fill="none"
          stroke="currentColor"
          strokeWidth={1.75}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      )}
    </Drawing>
  )
}
