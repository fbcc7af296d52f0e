/**
 * A drawing on a grid of 24 x 24 as path data: `line` is stroked, `tone` is filled faintly behind it, `solid` is filled.
 * Strokes are 1.75 wide with round ends and keep 2 units from the edge, so that all icons match.
 */
export type Glyph = { line?: string; tone?: string; solid?: string }

/** The glyph of an id without one: a question mark. */
export const unknownGlyph: Glyph = {
  tone: 'M12 2.8L21.2 12L12 21.2L2.8 12Z',
  line: 'M12 2.8L21.2 12L12 21.2L2.8 12ZM9.7 9.8A2.4 2.4 0 1 1 13.2 12C12.4 12.5 12 12.9 12 13.7M12 16.5V16.6',
}
