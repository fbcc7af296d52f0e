import type { Motif } from './motif.ts'

export const falcon: Motif = {
  half: [
    [
      'main',
      'M50 22 L42 24 L36 34 L20 20 L2 4 L4 24 L0 34 L8 44 L5 54 L16 60 L15 70 L28 70 L34 78 L38 90 L50 99 Z',
    ],
    ['second', 'M2 4 L4 24 L34 52 L36 34 L20 20 Z'],
    ['light', 'M4 24 L0 34 L8 44 L36 62 L34 52 Z'],
    ['shade', 'M8 44 L5 54 L16 60 L36 70 L36 62 Z'],
    ['deep', 'M16 60 L15 70 L28 70 L36 72 Z'],
    ['light', 'M50 22 L42 24 L37 36 L42 52 L50 58 Z'],
    ['ink', 'M38 40 L48 46 L48 52 L41 49 Z'],
    ['spark', 'M41 44 L47 47 L46 50 L43 49 Z'],
    ['second', 'M50 50 L45 54 L47 64 L50 70 Z'],
    ['shade', 'M38 74 L50 80 L50 99 L38 90 L34 78 Z'],
    ['deep', 'M42 82 L50 86 L50 99 L43 93 Z'],
  ],
  whole: [],
}
