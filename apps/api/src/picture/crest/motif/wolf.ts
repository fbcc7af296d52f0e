import type { Motif } from './motif.ts'

export const wolf: Motif = {
  half: [
    ['main', 'M50 28 L39 25 L20 3 L14 33 L5 52 L15 56 L11 66 L24 73 L36 88 L50 97 Z'],
    ['deep', 'M21 12 L19 33 L31 30 Z'],
    ['shade', 'M14 33 L5 52 L15 56 L11 66 L24 73 L36 88 L38 74 L27 62 L20 46 Z'],
    ['light', 'M50 28 L39 25 L33 40 L43 50 L50 64 Z'],
    ['ink', 'M18 44 L43 54 L46 66 L40 64 L29 60 Z'],
    ['spark', 'M25 50 L40 56 L39 61 L31 58 Z'],
    ['second', 'M50 60 L43 66 L39 80 L50 90 Z'],
    ['ink', 'M50 77 L41 77 L45 86 L50 88 Z'],
  ],
  whole: [],
}
