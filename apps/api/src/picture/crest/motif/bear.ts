import type { Motif } from './motif.ts'

export const bear: Motif = {
  half: [
    ['main', 'M50 16 L36 16 L28 6 L14 6 L8 18 L14 30 L6 46 L10 60 L6 66 L20 80 L32 92 L50 97 Z'],
    ['deep', 'M26 11 L17 11 L14 19 L20 28 L30 20 Z'],
    ['shade', 'M14 30 L6 46 L10 60 L6 66 L20 80 L32 92 L30 74 L18 58 L20 40 Z'],
    ['light', 'M50 16 L36 16 L32 30 L42 44 L50 48 Z'],
    ['ink', 'M22 42 L42 49 L43 57 L31 54 Z'],
    ['spark', 'M28 46 L40 51 L39 54 L33 52 Z'],
    ['second', 'M50 54 L40 56 L30 72 L36 86 L50 92 Z'],
    ['ink', 'M50 58 L40 59 L42 67 L50 72 Z'],
    ['ink', 'M50 77 L38 78 L40 86 L50 89 Z'],
    ['spark', 'M39 78 L46 78 L43 86 Z'],
  ],
  whole: [],
}
