import type { Motif } from './motif.ts'

export const raven: Motif = {
  half: [],
  whole: [
    [
      'main',
      'M30 18 L50 6 L70 12 L80 28 L100 44 L78 46 L70 56 L74 74 L62 98 L44 90 L34 98 L30 80 L14 84 L20 68 L4 64 L18 54 L8 42 L22 38 L16 26 Z',
    ],
    ['light', 'M30 18 L50 6 L70 12 L80 28 L60 24 L40 30 Z'],
    ['second', 'M80 28 L100 44 L78 46 L66 38 Z'],
    ['deep', 'M78 46 L66 38 L64 44 L70 56 Z'],
    ['shade', 'M16 26 L40 30 L46 44 L22 38 Z'],
    ['shade', 'M8 42 L44 50 L48 58 L18 54 Z'],
    ['deep', 'M4 64 L46 62 L50 66 L20 68 Z'],
    ['shade', 'M14 84 L50 68 L54 72 L30 80 L34 98 L44 90 L62 98 L74 74 L70 56 L60 52 L56 64 Z'],
    ['ink', 'M54 28 L72 34 L68 41 L58 38 Z'],
    ['spark', 'M59 32 L69 35 L66 38 L61 36 Z'],
  ],
}
