import type { Translated } from '../base/translated.ts'
import type en from '../en/perks.ts'

export default {
  title: 'Perki fazy',
  locked: 'ZABLOKOWANE',
  move: 'Przenieś perk: {name}',
  left: '{left, plural, one {Został # z {rolled}} few {Zostały # z {rolled}} many {Zostało # z {rolled}} other {Zostało # z {rolled}}}',
  none: 'BRAK PERKÓW',
  noneText: 'Na tę fazę nie wylosowano perków.',
  addUp: 'Perki się dodają: ×1,5 i ×1,05 dają ×1,55.',
  idle: {
    short: 'BEZ EFEKTU',
    text: {
      kill: 'Nic nie daje: ta karta nie ma zagrania z grupy „zabójstwa”.',
      match: 'Nic nie daje: ta karta nie ma zagrania z grupy „mecz”.',
      utility: 'Nic nie daje: ta karta nie ma zagrania z grupy „granaty”.',
    },
  },
  tap: {
    gain: 'szacunkowo',
    hint: 'Dotknij perka, potem karty, albo go przeciągnij.',
    card: 'Dotknij karty, która ma dostać perk: {item}.',
    place: 'Dotknij karty, której miejsce zajmie {item}.',
    noCards: 'Najpierw dodaj kartę do talii.',
    onto: '{item}: na kartę {card}',
    add: 'Dodaj perk: {name}',
    sheet: 'Perki karty {name}',
    placed: 'Perki na tej karcie',
    takeBack: 'ZDEJMIJ',
    takeBackNamed: 'ZDEJMIJ: {name}',
    move: 'PRZENIEŚ',
    moveNamed: 'PRZENIEŚ na inną kartę: {name}',
  },
  carried: {
    title: 'Zdjąć ten perk?',
    text: '{name} przeszedł z kartą z wcześniejszej fazy. Jeśli go zdejmiesz, nie wróci już w tej fazie.',
    cardTitle: 'Usunąć tę kartę?',
    cardText: 'Ma perki z wcześniejszej fazy: {names}. Jeśli usuniesz kartę, nie odzyskasz ich w tej fazie.',
  },
} satisfies Translated<typeof en>
