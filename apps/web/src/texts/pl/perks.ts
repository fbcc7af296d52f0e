import type en from '../en/perks.ts'
import type { Translated } from '../translated.ts'

export default {
  title: 'Perki fazy',
  locked: 'ZABLOKOWANE',
  move: 'Przenieś perk: {name}',
  left: 'Zostało {left} z {rolled}',
  none: 'BRAK PERKÓW',
  noneText: 'W tej fazie nie wylosowano perków.',
  idle: {
    short: 'TU BEZ EFEKTU',
    text: {
      kill: 'Na tej karcie nic nie daje: nie ma na niej zagrania za zabójstwo.',
      match: 'Na tej karcie nic nie daje: nie ma na niej zagrania meczowego.',
      utility: 'Na tej karcie nic nie daje: nie ma na niej zagrania z granatami.',
    },
  },
  carried: {
    title: 'Zdjąć ten perk?',
    text: '{name} przyszedł z kartą z wcześniejszej fazy. Po zdjęciu przepada na tę fazę.',
    cardTitle: 'Usunąć tę kartę?',
    cardText: 'Są na niej perki z wcześniejszej fazy: {names}. Usunięte razem z kartą przepadają na tę fazę.',
  },
} satisfies Translated<typeof en>
