import type { Motif } from './motif.ts'

export const spartan: Motif = {
  half: [
    ['main', 'M50 16 L34 20 L20 34 L14 54 L16 80 L24 97 L36 99 L42 84 L44 68 L50 68 Z'],
    ['second', 'M50 0 L43 2 L42 20 L50 36 Z'],
    ['shade', 'M20 34 L14 54 L16 80 L24 97 L36 99 L30 80 L24 62 L26 46 Z'],
    ['light', 'M50 22 L38 24 L30 36 L44 44 L50 46 Z'],
    ['ink', 'M24 50 L42 52 L47 60 L42 66 L40 84 L34 92 L34 70 Z'],
    ['spark', 'M29 54 L41 56 L43 61 L34 60 Z'],
    ['light', 'M50 46 L46 52 L47 68 L50 72 Z'],
  ],
  whole: [],
}
