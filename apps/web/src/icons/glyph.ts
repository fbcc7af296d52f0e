/**
 * A drawing on a grid of 24 x 24 as path data: `line` is stroked, `tone` is filled faintly behind it, `solid` is filled.
 * Strokes are 1.75 wide with round ends and keep 2 units from the edge, so that all icons look of one hand.
 */
export type Glyph = { line?: string; tone?: string; solid?: string }
