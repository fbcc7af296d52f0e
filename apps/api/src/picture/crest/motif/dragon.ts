import type { Motif } from './motif.ts'

export const dragon: Motif = {
  half: [
    [
      'main',
      'M50 24 L40 26 L30 16 L16 0 L16 18 L4 14 L12 32 L2 36 L12 46 L6 58 L18 60 L22 74 L33 80 L38 93 L50 99 Z',
    ],
    ['second', 'M16 0 L16 18 L28 34 L38 30 Z'],
    ['shade', 'M4 14 L12 32 L24 44 L24 34 Z'],
    ['shade', 'M12 46 L6 58 L18 60 L22 74 L33 80 L38 93 L40 74 L30 62 L22 50 Z'],
    ['light', 'M50 24 L40 26 L35 36 L44 48 L50 72 Z'],
    ['ink', 'M20 44 L44 53 L45 63 L33 59 Z'],
    ['spark', 'M27 49 L42 55 L42 60 L34 57 Z'],
    ['light', 'M50 66 L44 66 L37 76 L40 84 L50 80 Z'],
    ['ink', 'M39 76 L46 79 L45 83 L40 82 Z'],
    ['second', 'M50 86 L40 87 L41 92 L50 97 Z'],
  ],
  whole: [],
}
