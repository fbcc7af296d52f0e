import type en from '../en/live.ts'
import type { Translated } from '../translated.ts'

export default {
  title: 'Na żywo',
  maps: 'Mapy tej fazy',
  mark: { live: 'NA ŻYWO', final: 'KONIEC', silent: 'BRAK WIEŚCI' },
  side: { CT: 'CT', TERRORIST: 'T' },
  round: 'Runda {round}',
  roundOver: 'Po rundzie {round}',
  rounds: 'Rundy: {count}',
  restored: 'powrót do rundy {round}',
  since: 'ostatnia wieść o {time}',
  provisional: 'wstępnie, do końca mapy',
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
    none: 'Zagrania twoich kart pojawią się tu w chwili, gdy się zdarzą.',
  },
  reason: {
    restored: 'cofnięte: mecz wrócił do rundy {round}',
    outgrown: 'więcej zabójstw w tej samej rundzie',
    corrected: 'poprawione przez log serwera',
  },
  news: {
    over: 'Koniec rundy {round}, {score}. Twoja talia: {change}, razem {total} pkt, wstępnie.',
    restored:
      'Mecz wrócił do rundy {round}, {score}. Punkty za cofnięte rundy przepadły. Twoja talia: {change}, razem {total} pkt, wstępnie.',
  },
} satisfies Translated<typeof en>
