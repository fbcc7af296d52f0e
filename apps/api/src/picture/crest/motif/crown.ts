import type { Motif } from './motif.ts'

export const crown: Motif = {
  half: [
    ['main', 'M50 10 L40 34 L32 40 L8 20 L14 58 L18 88 L50 96 Z'],
    ['shade', 'M8 20 L14 58 L18 88 L28 90 L26 60 Z'],
    ['light', 'M50 10 L40 34 L42 58 L50 70 Z'],
    ['second', 'M14 62 L50 70 L50 80 L16 72 Z'],
    ['deep', 'M17 80 L50 88 L50 96 L18 88 Z'],
    ['ink', 'M32 40 L26 60 L34 62 L36 44 Z'],
  ],
  whole: [
    ['spark', 'M50 50 L57 60 L50 72 L43 60 Z'],
    ['second', 'M50 50 L57 60 L50 61 Z'],
  ],
}
