import type { Translated } from '../base/translated.ts'
import type en from '../en/ranks.ts'

export default {
  loading: 'Wczytywanie miejsc',
  user: 'użytkownik',
  none: 'poza rankingiem',
  phase: 'Faza {index}',
  round: 'Runda {round}',
  eventCaption: 'Twoje miejsce i miejsca najlepszych znajomych po każdej fazie: {name}',
  eventNone: 'Twoje miejsca są zapisywane od pierwszej zamkniętej fazy.',
  onePhase: 'Wykres zaczyna się od drugiej fazy.',
  leagueCaption: 'Miejsca po każdej rundzie: {name}',
  byRound: 'Miejsca po każdej rundzie',
  oneRound: 'Wykres zaczyna się od drugiej rundy.',
  records: 'Rekordy',
  highest: 'Najwyższy wynik rundy',
  highestOf: '{points}: {name}, {round}',
  run: 'Najdłuższa seria wygranych',
  runOf:
    '{wins, plural, one {# wygrana} few {# wygrane z rzędu} many {# wygranych z rzędu} other {# wygranej z rzędu}}: {name}',
  noRecord: 'jeszcze brak',
  champions: 'Mistrzowie',
  noChampion: 'jeszcze trwa',
  meetings: 'Jeden na jednego',
  first: 'Pierwszy uczestnik',
  second: 'Drugi uczestnik',
  better: 'Lepsze rundy: {one} {ones}, {other} {others}, remisy {drawn}.',
  met: 'Mecze tych dwojga',
  neverMet: 'Nie zagrali jeszcze oboje w żadnej rundzie z ostatecznym wynikiem.',
  noDeck: 'bez talii',
} satisfies Translated<typeof en>
