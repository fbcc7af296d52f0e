import type { Translated } from '../base/translated.ts'
import type en from '../en/professionals.ts'

export default {
  short: 'zawodnik',
  loading: 'Wczytywanie zawodnika',
  notFound: 'Nie ma takiego zawodnika.',
  pageOf: 'Strona zawodnika {name}',
  numbers: {
    average: 'Średnia z ostatnich faz',
    picked: 'W taliach ostatniej fazy',
    series: 'Rozegrane serie',
  },
  form: {
    title: 'forma',
    none: 'BRAK FAZ',
    noneText: 'Wyniki pojawią się tu, gdy zamknie się faza z tym zawodnikiem.',
    phase: 'faza {phase}',
    noScore: 'Brak wyników',
    picked: 'w {share} talii',
  },
  keyplays: {
    title: 'zagrania na serię',
    keyplay: 'Zagranie',
    average: 'Punkty',
    all: 'Wszyscy',
    none: 'BRAK ZAGRAŃ',
    noneText: 'Średnie pojawią się tu po pierwszej fazie z wynikami.',
  },
  matches: {
    title: 'mecze',
    none: 'BRAK MECZÓW',
    noneText: 'W żadnym turnieju nie ma jeszcze meczu tego zawodnika.',
    page: 'Mecz {home} – {away}',
    versus: 'kontra',
  },
} satisfies Translated<typeof en>
