import type { Translated } from '../base/translated.ts'
import type en from '../en/landing.ts'

export default {
  title: 'strona główna',
  pitch:
    'Karciane fantasy do prawdziwych turniejów Counter-Strike’a: wybierz pięciu zawodników, wytypuj ich zagrania i osiągnij cel każdej fazy.',
  loading: 'Wczytywanie polecanego turnieju',
  play: 'GRAJ TERAZ',
  playEvent: 'GRAJ TERAZ: {name}',
  nothingOn: 'Teraz nie trwa żaden turniej. Zobacz wyniki poprzednich i terminy następnych.',
  toGames: 'WSZYSTKIE TURNIEJE',
  news: 'aktualności',
  newsOf: 'Aktualności {product}',
} satisfies Translated<typeof en>
