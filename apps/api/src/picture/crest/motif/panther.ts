import type { Motif } from './motif.ts'

export const panther: Motif = {
  half: [
    ['main', 'M50 18 L36 17 L22 6 L13 12 L14 32 L6 50 L10 66 L22 80 L34 90 L50 95 Z'],
    ['deep', 'M21 13 L17 17 L18 31 L30 23 Z'],
    ['shade', 'M14 32 L6 50 L10 66 L22 80 L34 90 L31 74 L19 60 L20 42 Z'],
    ['light', 'M50 18 L36 17 L29 28 L42 42 L45 58 L50 60 Z'],
    ['ink', 'M14 38 L40 47 L44 58 L36 59 L22 53 Z'],
    ['spark', 'M21 44 L37 50 L38 55 L27 52 Z'],
    ['second', 'M50 62 L40 60 L30 72 L36 82 L50 80 Z'],
    ['ink', 'M50 58 L40 60 L43 67 L50 71 Z'],
    ['ink', 'M50 76 L34 78 L36 86 L50 91 Z'],
    ['spark', 'M36 79 L42 78 L40 89 Z'],
  ],
  whole: [],
}
