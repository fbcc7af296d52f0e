import type en from '../en/keyplay-facts.ts'
import type { Translated } from '../translated.ts'

export default {
  byOrganiser: 'Liczy je organizator.',
  each: 'za każdym razem',
  own: '{count} (serie: {series}), czyli {points} pkt na serię',
  all: 'wszyscy: {points}',
  never: 'dotąd nieliczone',
  source: '{name}: serie {series}, mapy {maps}.',
  sourceWithoutMaps: '{name}: serie {series}.',
  none: '{name} nie ma tu jeszcze rozegranych serii.',
  explained: 'Ile średnio przyniosłoby na serię, przed perkami i mnożnikami.',
  sort: 'Sortowanie',
  order: { price: 'według ceny', own: 'według punktów: {name}', all: 'według punktów wszystkich' },
  reverse: 'Ø pkt, serie {series}, mapy {maps}',
  reverseWithoutMaps: 'Ø pkt, serie {series}',
  sum: 'Faza {mult}: {points}',
  made: 'Faza {mult}: {points} pkt',
  times: '{times}×',
  madeBy: '{times}× · {points}',
} satisfies Translated<typeof en>
