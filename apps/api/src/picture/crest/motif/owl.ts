import type { Motif } from './motif.ts'

export const owl: Motif = {
  half: [
    ['main', 'M50 22 L36 16 L10 4 L14 24 L6 42 L6 64 L18 84 L34 94 L50 99 Z'],
    ['second', 'M10 4 L14 24 L30 34 L50 48 L50 38 L36 24 Z'],
    ['shade', 'M6 42 L6 64 L18 84 L34 94 L30 78 L16 64 Z'],
    ['light', 'M50 50 L34 38 L18 38 L14 50 L22 64 L38 66 L50 60 Z'],
    ['ink', 'M22 44 L38 46 L46 54 L38 62 L26 60 Z'],
    ['spark', 'M27 48 L38 50 L39 56 L30 57 Z'],
    ['spark', 'M50 54 L44 60 L50 76 Z'],
    ['deep', 'M50 78 L42 72 L34 80 L42 92 L50 96 Z'],
  ],
  whole: [],
}
