import type { Motif } from './motif.ts'

export const bull: Motif = {
  half: [
    [
      'main',
      'M50 26 L34 28 L20 28 L9 20 L8 4 L0 14 L2 30 L14 40 L26 42 L14 44 L12 50 L26 54 L30 72 L38 92 L50 97 Z',
    ],
    ['second', 'M34 29 L20 28 L9 20 L8 4 L0 14 L2 30 L14 40 L32 42 Z'],
    ['light', 'M8 4 L2 14 L5 26 L16 34 L30 34 L18 30 L9 22 Z'],
    ['shade', 'M26 46 L26 54 L30 72 L38 92 L41 74 L33 56 Z'],
    ['light', 'M50 26 L36 30 L40 44 L47 58 L50 60 Z'],
    ['ink', 'M30 48 L45 55 L45 63 L35 59 Z'],
    ['spark', 'M34 52 L43 57 L43 60 L37 58 Z'],
    ['deep', 'M50 74 L41 74 L38 90 L50 95 Z'],
    ['ink', 'M41 79 L47 82 L46 87 L41 85 Z'],
  ],
  whole: [['second', 'M42 90 L44 90 C44 99 56 99 56 90 L58 90 C59 104 41 104 42 90 Z']],
}
