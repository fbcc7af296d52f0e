import type { PhaseState } from '@game/domain'
import type { IconProps } from './drawing.tsx'
import type { Glyph } from './glyph.ts'
import { Icon } from './icon.tsx'

const body =
  'M6.5 10.5H17.5A1.5 1.5 0 0 1 19 12V19.5A1.5 1.5 0 0 1 17.5 21H6.5A1.5 1.5 0 0 1 5 19.5V12A1.5 1.5 0 0 1 6.5 10.5Z'
const hexagon = 'M12 2.8L20 7.4V16.6L12 21.2L4 16.6V7.4Z'

/** The glyphs of a phase's states. */
export const phaseStateGlyphs: Record<PhaseState, Glyph> = {
  locked: { tone: body, line: `${body}M8 10.5V7A4 4 0 0 1 16 7V10.5M12 14.5V17` },
  open: { tone: body, line: `${body}M8 10.5V6.5A4 4 0 0 1 15.5 4.6M12 14.5V17` },
  locked_in: {
    tone: 'M12 3A9 9 0 1 1 11.9 3Z',
    line: 'M12 3A9 9 0 1 1 11.9 3ZM12 7.5V12L15 14.5',
  },
  success: { tone: hexagon, line: `${hexagon}M8 12.2L10.8 15L16 9.5` },
  failed: { tone: hexagon, line: `${hexagon}M9 9L15 15M15 9L9 15` },
}

/** Draws the icon of a phase's state. */
export function PhaseStateIcon({ state, ...props }: IconProps & { state: PhaseState }) {
  return <Icon glyph={phaseStateGlyphs[state]} {...props} />
}
