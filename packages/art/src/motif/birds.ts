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

export const falcon: Motif = {
  half: [
    [
      'main',
      'M50 22 L42 24 L36 34 L20 20 L2 4 L4 24 L0 34 L8 44 L5 54 L16 60 L15 70 L28 70 L34 78 L38 90 L50 99 Z',
    ],
    ['second', 'M2 4 L4 24 L34 52 L36 34 L20 20 Z'],
    ['light', 'M4 24 L0 34 L8 44 L36 62 L34 52 Z'],
    ['shade', 'M8 44 L5 54 L16 60 L36 70 L36 62 Z'],
    ['deep', 'M16 60 L15 70 L28 70 L36 72 Z'],
    ['light', 'M50 22 L42 24 L37 36 L42 52 L50 58 Z'],
    ['ink', 'M38 40 L48 46 L48 52 L41 49 Z'],
    ['spark', 'M41 44 L47 47 L46 50 L43 49 Z'],
    ['second', 'M50 50 L45 54 L47 64 L50 70 Z'],
    ['shade', 'M38 74 L50 80 L50 99 L38 90 L34 78 Z'],
    ['deep', 'M42 82 L50 86 L50 99 L43 93 Z'],
  ],
  whole: [],
}

export const phoenix: Motif = {
  half: [
    [
      'main',
      'M50 12 L43 18 L42 32 L30 26 L24 8 L20 22 L10 10 L12 28 L0 26 L8 42 L2 50 L16 56 L12 66 L28 66 L36 72 L28 86 L40 84 L50 100 Z',
    ],
    ['second', 'M24 8 L20 22 L36 48 L42 32 L30 26 Z'],
    ['light', 'M10 10 L12 28 L36 58 L36 48 L20 22 Z'],
    ['shade', 'M0 26 L8 42 L36 64 L36 58 L12 28 Z'],
    ['deep', 'M2 50 L16 56 L36 66 L8 42 Z'],
    ['light', 'M50 12 L43 18 L42 32 L45 44 L50 46 Z'],
    ['ink', 'M43 24 L49 28 L48 32 L44 30 Z'],
    ['spark', 'M50 28 L47 34 L50 42 Z'],
    ['second', 'M50 54 L42 62 L44 76 L50 92 Z'],
    ['shade', 'M36 72 L28 86 L40 84 L43 74 L40 64 Z'],
  ],
  whole: [],
}
