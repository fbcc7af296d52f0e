import type { Translated } from '../base/translated.ts'
import type en from '../en/live.ts'

export default {
  title: 'Na żywo',
  maps: 'Mapy tej fazy',
  matchPage: 'MECZ',
  mark: { live: 'NA ŻYWO', final: 'KONIEC', silent: 'BRAK SYGNAŁU' },
  side: { CT: 'CT', TERRORIST: 'T' },
  round: 'Runda {round}',
  roundOver: 'Po rundzie {round}',
  rounds: '{count, plural, one {# runda} few {# rundy} many {# rund} other {# rundy}}',
  restored: 'cofnięto do rundy {round}',
  since: 'ostatnie dane o {time}',
  score: 'Twój wynik',
  of: 'z {goal}',
  toGo: 'Do celu: {points} pkt.',
  reached: 'Cel osiągnięty.',
  provisional: 'wynik wstępny do końca mapy',
  rootFor: 'Kibicujesz tym zagraniom',
  notYet: 'jeszcze nie',
  times: '{count, plural, one {raz} few {# razy} many {# razy} other {# razy}}',
  rank: {
    projected: 'Przewidywane miejsce',
    of: '{rank} z {participants}',
    up: 'w górę o',
    down: 'w dół o',
    passed: 'Wyprzedzasz: {names}.',
    passedBy: 'Wyprzedzają cię: {names}.',
  },
  feed: {
    title: 'Najnowsze zagrania twoich kart',
    none: 'Tu na bieżąco zobaczysz zagrania swoich kart.',
    earlier: 'wcześniej',
  },
  reason: {
    restored: 'cofnięte: mecz wrócił do rundy {round}',
    outgrown: 'zastąpione: więcej zabójstw w tej rundzie',
    corrected: 'policzone ponownie',
  },
  news: {
    over: 'Koniec rundy {round}, {score}. Twoja talia: {change}, razem {total} pkt{state, select, provisional {, wstępnie} other {}}.',
    restored:
      'Mecz cofnięto do rundy {round}, {score}. Punkty z cofniętych rund przepadły. Twoja talia: {change}, razem {total} pkt{state, select, provisional {, wynik wstępny} other {}}.',
  },
} satisfies Translated<typeof en>
