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

export const lion: Motif = {
  half: [
    [
      'second',
      'M50 2 L38 8 L26 4 L22 14 L8 16 L11 28 L0 38 L8 48 L3 62 L14 68 L16 82 L28 84 L36 96 L50 99 Z',
    ],
    ['deep', 'M50 2 L38 8 L30 18 L18 30 L14 48 L18 66 L30 82 L50 88 Z'],
    ['main', 'M50 16 L36 20 L26 18 L24 30 L19 46 L24 64 L34 80 L50 92 Z'],
    ['shade', 'M24 30 L19 46 L24 64 L34 80 L38 68 L28 56 L26 42 Z'],
    ['light', 'M50 16 L40 20 L36 32 L44 44 L44 62 L50 64 Z'],
    ['ink', 'M24 40 L43 47 L44 55 L32 52 Z'],
    ['spark', 'M29 44 L41 49 L40 52 L34 50 Z'],
    ['light', 'M50 62 L42 62 L35 74 L42 82 L50 80 Z'],
    ['ink', 'M50 60 L41 61 L44 69 L50 73 Z'],
    ['ink', 'M50 74 L48 80 L38 80 L42 84 L50 83 Z'],
  ],
  whole: [],
}

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
