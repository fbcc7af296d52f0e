import type { Motif } from './motif.ts'

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
