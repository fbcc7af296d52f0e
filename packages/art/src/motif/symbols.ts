import type { Motif } from './motif.ts'

export const spartan: Motif = {
  half: [
    ['main', 'M50 16 L34 20 L20 34 L14 54 L16 80 L24 97 L36 99 L42 84 L44 68 L50 68 Z'],
    ['second', 'M50 0 L43 2 L42 20 L50 36 Z'],
    ['shade', 'M20 34 L14 54 L16 80 L24 97 L36 99 L30 80 L24 62 L26 46 Z'],
    ['light', 'M50 22 L38 24 L30 36 L44 44 L50 46 Z'],
    ['ink', 'M24 50 L42 52 L47 60 L42 66 L40 84 L34 92 L34 70 Z'],
    ['spark', 'M29 54 L41 56 L43 61 L34 60 Z'],
    ['light', 'M50 46 L46 52 L47 68 L50 72 Z'],
  ],
  whole: [],
}

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

export const bolt: Motif = {
  half: [],
  whole: [
    ['main', 'M62 0 L16 54 L42 56 L28 100 L84 40 L56 38 L74 0 Z'],
    ['light', 'M62 0 L16 54 L42 56 L50 42 L34 46 Z'],
    ['shade', 'M84 40 L28 100 L46 62 L56 50 Z'],
    ['second', 'M62 0 L74 0 L56 38 L84 40 L66 46 L48 44 Z'],
  ],
}

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
