import type { Translated } from '../base/translated.ts'
import type en from '../en/keyplay-facts.ts'

export default {
  byOrganiser: 'Liczy je organizator.',
  each: 'za każde',
  own: '{count} w {series, plural, one {# serii} few {# seriach} many {# seriach} other {# seriach}}',
  ownPoints: 'śr. {points} pkt na serię',
  perSeries: 'ø serii',
  perSeriesOfAll: 'ø graczy',
  all: 'średnia wszystkich: {points} pkt',
  never: 'brak danych',
  source:
    '{name}: {series, plural, one {# seria} few {# serie} many {# serii} other {# serii}}, {maps, plural, one {# mapa} few {# mapy} many {# map} other {# mapy}}.',
  sourceWithoutMaps: '{name}: {series, plural, one {# seria} few {# serie} many {# serii} other {# serii}}.',
  none: '{name}: brak rozegranych serii.',
  explained: 'Średnia liczba punktów na serię, bez perków i mnożników.',
  sort: 'Sortowanie',
  order: { price: 'według wartości', own: 'według średniej: {name}', all: 'według średniej wszystkich' },
  reverse:
    'Śr. pkt: {series, plural, one {# seria} few {# serie} many {# serii} other {# serii}}, {maps, plural, one {# mapa} few {# mapy} many {# map} other {# mapy}}',
  reverseWithoutMaps: 'Śr. pkt: {series, plural, one {# seria} few {# serie} many {# serii} other {# serii}}',
  sum: 'Faza: {sum}',
  made: 'Faza: {sum} pkt',
  times: '{times}×',
  madeBy: '{times}× · {points}',
} satisfies Translated<typeof en>
