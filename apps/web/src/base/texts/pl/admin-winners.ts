import type { Translated } from '../base/translated.ts'
import type en from '../en/admin-winners.ts'

export default {
  title: 'zwycięzcy',
  event: 'Turniej',
  choose: 'NIE WYBRANO TURNIEJU',
  chooseText: 'Wybierz powyżej zakończony turniej, żeby zobaczyć, kto co wygrał.',
  reward: 'Nagroda',
  allRewards: 'Wszystkie nagrody',
  state: 'Wydane i niewydane',
  handedOut: 'Wydane',
  due: 'Do wydania',
  search: 'Szukaj nazw użytkowników',
  loading: 'Wczytywanie zwycięzców',
  total: '{count, plural, one {# zwycięzca} few {# zwycięzców} many {# zwycięzców} other {# zwycięzcy}}',
  none: 'BRAK ZWYCIĘZCÓW',
  noneText: 'Nagrody są przyznawane po zakończeniu turnieju.',
  noneFound: 'NIC NIE ZNALEZIONO',
  noneFoundText: 'Żaden zwycięzca nie pasuje do tych filtrów.',
  export: 'EKSPORTUJ CSV',
  handOutAll: 'WYDAJ WSZYSTKIE ({count})',
  handOutAllOf: 'Wydaj wszystkie: {reward}, {count}',
  handOutAllTitle: 'Oznaczyć jako wydane?',
  handOutAllText:
    '{reward}: {count, plural, one {# niewydana nagroda zostanie oznaczona jako wydana} few {# niewydane nagrody zostaną oznaczone jako wydane} many {# niewydanych nagród zostanie oznaczonych jako wydane} other {# niewydanej nagrody zostanie oznaczone jako wydane}}.',
  amount: '{amount} × {name}',
  columns: { reward: 'nagroda', rank: 'miejsce', username: 'użytkownik', handedOut: 'wydano' },
  by: '{when}, {who}',
  mark: 'OZNACZ',
  markOf: 'Oznacz jako wydane: {reward}, {username}',
  unmark: 'COFNIJ',
  unmarkOf: 'Cofnij oznaczenie: {reward}, {username}',
  notGranted: 'wydana, już nieprzyznana',
  close: 'ZAMKNIJ',
  closeOf: 'Zamknij: {reward}, {username}',
  closed:
    '{count, plural, one {Zamknięto # oznaczenie} few {Zamknięto # oznaczenia} many {Zamknięto # oznaczeń} other {Zamknięto # oznaczenia}}',
  tally: 'wydano {handedOut} z {winners}',
  marked:
    '{count, plural, one {Oznaczono # nagrodę jako wydaną} few {Oznaczono # nagrody jako wydane} many {Oznaczono # nagród jako wydane} other {Oznaczono # nagrody jako wydane}}',
  unmarked:
    '{count, plural, one {Cofnięto # oznaczenie} few {Cofnięto # oznaczenia} many {Cofnięto # oznaczeń} other {Cofnięto # oznaczenia}}',
} satisfies Translated<typeof en>
