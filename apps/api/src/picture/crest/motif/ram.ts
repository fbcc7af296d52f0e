import type { Motif } from './motif.ts'

export const ram: Motif = {
  half: [
    ['second', 'M50 12 L34 6 L16 10 L4 26 L2 48 L12 66 L26 66 L32 54 L30 66 L36 88 L50 98 Z'],
    ['deep', 'M50 14 L36 14 L22 18 L14 32 L14 46 L20 54 L26 50 L24 40 L30 30 L50 30 Z'],
    ['shade', 'M2 48 L12 66 L26 66 L32 54 L26 50 L20 54 L12 44 Z'],
    ['main', 'M50 24 L38 26 L30 40 L33 60 L38 88 L50 97 Z'],
    ['shade', 'M30 40 L33 60 L38 88 L44 74 L38 54 Z'],
    ['light', 'M50 24 L40 27 L42 42 L50 62 Z'],
    ['ink', 'M31 45 L46 53 L46 61 L36 56 Z'],
    ['spark', 'M35 49 L44 54 L44 57 L38 54 Z'],
    ['ink', 'M50 80 L43 82 L46 89 L50 91 Z'],
  ],
  whole: [],
}
