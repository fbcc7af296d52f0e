import type { Motif } from './motif.ts'

export const bolt: Motif = {
  half: [],
  whole: [
    ['main', 'M62 0 L16 54 L42 56 L28 100 L84 40 L56 38 L74 0 Z'],
    ['light', 'M62 0 L16 54 L42 56 L50 42 L34 46 Z'],
    ['shade', 'M84 40 L28 100 L46 62 L56 50 Z'],
    ['second', 'M62 0 L74 0 L56 38 L84 40 L66 46 L48 44 Z'],
  ],
}
