import type { Motif } from './motif.ts'

export const shark: Motif = {
  half: [
    ['main', 'M50 0 L44 10 L38 28 L24 40 L4 48 L0 64 L16 62 L20 78 L34 92 L50 98 Z'],
    ['shade', 'M24 40 L4 48 L0 64 L16 62 L24 56 L36 46 L38 28 Z'],
    ['light', 'M50 0 L44 10 L40 28 L42 46 L50 52 Z'],
    ['ink', 'M26 44 L40 49 L40 55 L31 52 Z'],
    ['spark', 'M30 47 L39 50 L38 53 L33 51 Z'],
    ['second', 'M50 58 L30 62 L18 68 L20 78 L34 92 L50 98 Z'],
    ['ink', 'M50 62 L34 66 L24 74 L34 84 L50 88 Z'],
    ['spark', 'M25 72 L31 68 L32 77 Z'],
    ['spark', 'M33 67 L40 65 L38 76 Z'],
    ['spark', 'M42 64 L49 63 L46 75 Z'],
    ['spark', 'M31 81 L35 74 L39 85 Z'],
    ['spark', 'M40 85 L44 77 L49 88 Z'],
  ],
  whole: [],
}
