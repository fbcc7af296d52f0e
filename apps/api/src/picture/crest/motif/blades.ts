import type { Motif } from './motif.ts'

export const blades: Motif = {
  half: [
    [
      'main',
      'M50 34 L12 0 L4 4 L10 14 L44 58 L32 70 L22 66 L18 72 L26 76 L14 90 L20 98 L34 84 L38 92 L44 88 L42 78 L50 68 Z',
    ],
    ['light', 'M12 0 L50 42 L50 34 Z'],
    ['shade', 'M4 4 L10 14 L44 58 L50 52 Z'],
    ['second', 'M22 66 L18 72 L38 92 L44 88 Z'],
    ['deep', 'M26 76 L14 90 L20 98 L34 84 Z'],
  ],
  whole: [
    ['second', 'M50 38 L62 52 L50 74 L38 52 Z'],
    ['spark', 'M50 44 L57 52 L50 66 L43 52 Z'],
    ['main', 'M50 44 L57 52 L50 54 Z'],
  ],
}
