import type { Glyph } from './glyph.ts'

/** The glyph of an id that has none of its own. */
export const unknownGlyph: Glyph = {
  tone: 'M12 2.8L21.2 12L12 21.2L2.8 12Z',
  line: 'M12 2.8L21.2 12L12 21.2L2.8 12ZM9.7 9.8A2.4 2.4 0 1 1 13.2 12C12.4 12.5 12 12.9 12 13.7M12 16.5V16.6',
}
