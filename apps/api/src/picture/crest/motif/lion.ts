import type { Motif } from './motif.ts'

export const lion: Motif = {
  half: [
    [
      'second',
      'M50 2 L38 8 L26 4 L22 14 L8 16 L11 28 L0 38 L8 48 L3 62 L14 68 L16 82 L28 84 L36 96 L50 99 Z',
    ],
    ['deep', 'M50 2 L38 8 L30 18 L18 30 L14 48 L18 66 L30 82 L50 88 Z'],
    ['main', 'M50 16 L36 20 L26 18 L24 30 L19 46 L24 64 L34 80 L50 92 Z'],
    ['shade', 'M24 30 L19 46 L24 64 L34 80 L38 68 L28 56 L26 42 Z'],
    ['light', 'M50 16 L40 20 L36 32 L44 44 L44 62 L50 64 Z'],
    ['ink', 'M24 40 L43 47 L44 55 L32 52 Z'],
    ['spark', 'M29 44 L41 49 L40 52 L34 50 Z'],
    ['light', 'M50 62 L42 62 L35 74 L42 82 L50 80 Z'],
    ['ink', 'M50 60 L41 61 L44 69 L50 73 Z'],
    ['ink', 'M50 74 L48 80 L38 80 L42 84 L50 83 Z'],
  ],
  whole: [],
}
