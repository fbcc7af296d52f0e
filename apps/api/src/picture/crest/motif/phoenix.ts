import type { Motif } from './motif.ts'

export const phoenix: Motif = {
  half: [
    [
      'main',
      'M50 12 L43 18 L42 32 L30 26 L24 8 L20 22 L10 10 L12 28 L0 26 L8 42 L2 50 L16 56 L12 66 L28 66 L36 72 L28 86 L40 84 L50 100 Z',
    ],
    ['second', 'M24 8 L20 22 L36 48 L42 32 L30 26 Z'],
    ['light', 'M10 10 L12 28 L36 58 L36 48 L20 22 Z'],
    ['shade', 'M0 26 L8 42 L36 64 L36 58 L12 28 Z'],
    ['deep', 'M2 50 L16 56 L36 66 L8 42 Z'],
    ['light', 'M50 12 L43 18 L42 32 L45 44 L50 46 Z'],
    ['ink', 'M43 24 L49 28 L48 32 L44 30 Z'],
    ['spark', 'M50 28 L47 34 L50 42 Z'],
    ['second', 'M50 54 L42 62 L44 76 L50 92 Z'],
    ['shade', 'M36 72 L28 86 L40 84 L43 74 L40 64 Z'],
  ],
  whole: [],
}
