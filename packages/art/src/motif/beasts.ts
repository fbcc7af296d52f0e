import type { Motif } from './motif.ts'

export const bull: Motif = {
  half: [
    [
      'main',
      'M50 26 L34 28 L20 28 L9 20 L8 4 L0 14 L2 30 L14 40 L26 42 L14 44 L12 50 L26 54 L30 72 L38 92 L50 97 Z',
    ],
    ['second', 'M34 29 L20 28 L9 20 L8 4 L0 14 L2 30 L14 40 L32 42 Z'],
    ['light', 'M8 4 L2 14 L5 26 L16 34 L30 34 L18 30 L9 22 Z'],
    ['shade', 'M26 46 L26 54 L30 72 L38 92 L41 74 L33 56 Z'],
    ['light', 'M50 26 L36 30 L40 44 L47 58 L50 60 Z'],
    ['ink', 'M30 48 L45 55 L45 63 L35 59 Z'],
    ['spark', 'M34 52 L43 57 L43 60 L37 58 Z'],
    ['deep', 'M50 74 L41 74 L38 90 L50 95 Z'],
    ['ink', 'M41 79 L47 82 L46 87 L41 85 Z'],
  ],
  whole: [['second', 'M42 90 L44 90 C44 99 56 99 56 90 L58 90 C59 104 41 104 42 90 Z']],
}

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

export const cobra: Motif = {
  half: [
    ['main', 'M50 4 L38 8 L30 20 L12 30 L2 50 L8 72 L24 88 L38 94 L50 99 Z'],
    ['shade', 'M30 20 L12 30 L2 50 L8 72 L24 88 L38 94 L32 74 L24 54 L30 36 Z'],
    ['second', 'M12 44 L9 56 L14 70 L24 80 L18 58 Z'],
    ['light', 'M50 4 L38 8 L31 20 L36 32 L50 38 Z'],
    ['ink', 'M30 28 L46 37 L46 45 L34 40 Z'],
    ['spark', 'M33 31 L44 38 L43 42 L36 38 Z'],
    ['deep', 'M30 44 L50 52 L50 78 L40 74 L33 60 Z'],
    ['spark', 'M35 50 L42 53 L39 69 Z'],
    ['light', 'M40 80 L50 84 L50 88 L42 85 Z'],
    ['light', 'M43 90 L50 93 L50 96 L45 94 Z'],
  ],
  whole: [['second', 'M48.5 60 L51.5 60 L52 74 L57 86 L50 78 L43 86 L48 74 Z']],
}

export const bee: Motif = {
  half: [
    ['main', 'M50 20 L41 13 L33 2 L28 4 L35 18 L33 27 L6 20 L0 38 L14 52 L30 52 L26 66 L34 84 L50 99 Z'],
    ['second', 'M35 29 L7 22 L2 38 L15 50 L36 46 Z'],
    ['light', 'M35 31 L10 26 L6 37 L34 37 Z'],
    ['ink', 'M50 20 L41 14 L34 3 L29 5 L36 18 L34 30 L38 42 L50 47 Z'],
    ['spark', 'M36 27 L46 34 L44 41 L38 38 Z'],
    ['ink', 'M30 53 L50 57 L50 67 L27 62 Z'],
    ['ink', 'M29 71 L50 77 L50 86 L35 82 Z'],
    ['light', 'M50 47 L38 43 L31 51 L50 55 Z'],
  ],
  whole: [],
}

export const dragon: Motif = {
  half: [
    [
      'main',
      'M50 24 L40 26 L30 16 L16 0 L16 18 L4 14 L12 32 L2 36 L12 46 L6 58 L18 60 L22 74 L33 80 L38 93 L50 99 Z',
    ],
    ['second', 'M16 0 L16 18 L28 34 L38 30 Z'],
    ['shade', 'M4 14 L12 32 L24 44 L24 34 Z'],
    ['shade', 'M12 46 L6 58 L18 60 L22 74 L33 80 L38 93 L40 74 L30 62 L22 50 Z'],
    ['light', 'M50 24 L40 26 L35 36 L44 48 L50 72 Z'],
    ['ink', 'M20 44 L44 53 L45 63 L33 59 Z'],
    ['spark', 'M27 49 L42 55 L42 60 L34 57 Z'],
    ['light', 'M50 66 L44 66 L37 76 L40 84 L50 80 Z'],
    ['ink', 'M39 76 L46 79 L45 83 L40 82 Z'],
    ['second', 'M50 86 L40 87 L41 92 L50 97 Z'],
  ],
  whole: [],
}
