import type { Translated } from '../base/translated.ts'
import type en from '../en/sleeves.ts'

export default {
  title: 'Synergie',
  loading: 'Wczytywanie synergii',
  active: 'aktywna',
  inactive: 'nieaktywna',
  covers: 'Obejmuje: {names}',
  activeOn: '{name}: działa na {cards, plural, one {# kartę} few {# karty} many {# kart} other {# karty}}',
  short: '{name} {fulfilled} z {required}: brakuje {card}',
  lacks: {
    role: 'roli {role}',
    style: { aggressive: 'agresywnego zawodnika', passive: 'pasywnego zawodnika' },
    country: 'kraju {country}',
    age: { old: 'zawodnika od 30 lat', young: 'zawodnika poniżej 20 lat' },
  },
} satisfies Translated<typeof en>
