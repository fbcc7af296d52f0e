import type { Motif } from './motif.ts'

export const fox: Motif = {
  half: [
    ['main', 'M50 30 L38 30 L14 2 L8 34 L2 56 L20 72 L38 86 L50 98 Z'],
    ['ink', 'M14 2 L11 20 L20 22 L24 14 Z'],
    ['deep', 'M19 20 L15 34 L30 32 Z'],
    ['second', 'M2 56 L20 72 L38 86 L50 98 L50 86 L42 70 L26 60 Z'],
    ['light', 'M50 30 L38 30 L32 42 L44 56 L50 74 Z'],
    ['shade', 'M8 34 L2 56 L26 60 L20 46 Z'],
    ['ink', 'M20 48 L42 57 L43 66 L30 60 Z'],
    ['spark', 'M27 53 L40 58 L40 62 L33 59 Z'],
    ['ink', 'M50 84 L43 86 L50 98 Z'],
  ],
  whole: [],
}
