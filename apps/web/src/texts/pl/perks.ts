import type en from '../en/perks.ts'
import type { Translated } from '../translated.ts'

export default {
  title: 'Perki fazy',
  locked: 'ZABLOKOWANE',
  move: 'Przenieś perk: {name}',
  left: 'Zostało {left} z {rolled}',
  none: 'BRAK PERKÓW',
  noneText: 'W tej fazie nie wylosowano perków.',
  carried: {
    title: 'Zdjąć ten perk?',
    text: '{name} przyszedł z kartą z wcześniejszej fazy. Po zdjęciu przepada na tę fazę.',
  },
} satisfies Translated<typeof en>
