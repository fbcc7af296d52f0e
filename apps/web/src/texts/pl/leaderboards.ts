import type en from '../en/leaderboards.ts'
import type { Translated } from '../translated.ts'

export default {
  title: 'rankingi',
  event: 'Wydarzenie',
  notSelected: 'NIE WYBRANO',
  search: 'Szukaj graczy',
  caption: 'Ranking: {event}',
  loading: 'Wczytywanie rankingu',
  rank: 'miejsce',
  username: 'gracz',
  score: 'wynik',
  you: 'ty',
  change: {
    new: 'nowy',
    same: 'bez zmian od ostatnich wyników',
    up: 'w górę o {count} od ostatnich wyników',
    down: 'w dół o {count} od ostatnich wyników',
  },
  choose: 'NIE WYBRANO WYDARZENIA',
  chooseText: 'Wybierz turniej powyżej, żeby zobaczyć, kto prowadzi.',
  none: 'NIE MA JESZCZE WYNIKÓW',
  noneText: 'Ranking rusza, gdy zamknie się pierwsza faza.',
  noneFound: 'NIKOGO NIE ZNALEZIONO',
  noneFoundText: 'Żaden gracz nie ma w nazwie „{phrase}”.',
  players: 'Gracze: {count}',
} satisfies Translated<typeof en>
