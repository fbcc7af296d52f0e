import type en from '../en/perks.ts'
import type { Translated } from '../translated.ts'

export default {
  title: 'Perki fazy',
  locked: 'ZABLOKOWANE',
  move: 'Przenieś perk: {name}',
  left: '{left, plural, one {Został # z {rolled}} few {Zostały # z {rolled}} many {Zostało # z {rolled}} other {Zostało # z {rolled}}}',
  none: 'BRAK PERKÓW',
  noneText: 'Na tę fazę nie wylosowano perków.',
  idle: {
    short: 'BEZ EFEKTU',
    text: {
      kill: 'Nic nie daje: ta karta nie ma zagrania z grupy „zabójstwa”.',
      match: 'Nic nie daje: ta karta nie ma zagrania z grupy „mecz”.',
      utility: 'Nic nie daje: ta karta nie ma zagrania z grupy „granaty”.',
    },
  },
  carried: {
    title: 'Zdjąć ten perk?',
    text: '{name} przeszedł z kartą z wcześniejszej fazy. Jeśli go zdejmiesz, nie wróci już w tej fazie.',
    cardTitle: 'Usunąć tę kartę?',
    cardText: 'Ma perki z wcześniejszej fazy: {names}. Jeśli usuniesz kartę, nie odzyskasz ich w tej fazie.',
  },
} satisfies Translated<typeof en>
