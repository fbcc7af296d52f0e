import type { PhaseState } from '@game/domain'
import type { IconProps } from './drawing.tsx'
import { Icon } from './icon.tsx'
import { phaseStateGlyphs } from './phase-state-glyphs.ts'

/** The icon of a phase's state. */
export function PhaseStateIcon({ state, ...props }: IconProps & { state: PhaseState }) {
  return <Icon glyph={phaseStateGlyphs[state]} {...props} />
}
