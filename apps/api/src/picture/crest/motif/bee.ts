import type { Motif } from './motif.ts'

export const bee: Motif = {
  half: [
    ['main', 'M50 20 L41 13 L33 2 L28 4 L35 18 L33 27 L6 20 L0 38 L14 52 L30 52 L26 66 L34 84 L50 99 Z'],
    ['second', 'M35 29 L7 22 L2 38 L15 50 L36 46 Z'],
    ['light', 'M35 31 L10 26 L6 37 L34 37 Z'],
    ['ink', 'M50 20 L41 14 L34 3 L29 5 L36 18 L34 30 L38 42 L50 47 Z'],
    ['spark', 'M36 27 L46 34 L44 41 L38 38 Z'],
    ['ink', 'M30 53 L50 57 L50 67 L27 62 Z'],
    ['ink', 'M29 71 L50 77 L50 86 L35 82 Z'],
    ['light', 'M50 47 L38 43 L31 51 L50 55 Z'],
  ],
  whole: [],
}
