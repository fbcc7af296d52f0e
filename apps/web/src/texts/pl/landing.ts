import type en from '../en/landing.ts'
import type { Translated } from '../translated.ts'

export default {
  title: 'strona główna',
  loading: 'Wczytywanie polecanego wydarzenia',
  play: 'GRAJ TERAZ',
  playEvent: 'GRAJ TERAZ: {name}',
  nothingOn: 'Teraz nie trwa żaden turniej. Zobacz, co już rozegrano i co przed nami.',
  toGames: 'WSZYSTKIE GRY',
  news: 'aktualności',
  newsOf: 'Aktualności {product}',
  rulesLanguage: 'Język zasad',
} satisfies Translated<typeof en>
