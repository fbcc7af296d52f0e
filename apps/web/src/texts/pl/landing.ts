import type en from '../en/landing.ts'
import type { Translated } from '../translated.ts'

export default {
  title: 'strona główna',
  pitch:
    'Gra karciana na turniejach Counter-Strike’a na żywo: wybierz pięciu prawdziwych zawodników, przewidź, co zrobią, i osiągnij cel każdej fazy.',
  loading: 'Wczytywanie wyróżnionego wydarzenia',
  play: 'GRAJ TERAZ',
  playEvent: 'GRAJ TERAZ: {name}',
  nothingOn: 'Teraz nie trwa żaden turniej. Zobacz, co już rozegrano i co przed nami.',
  toGames: 'WSZYSTKIE GRY',
  news: 'aktualności',
  newsOf: 'Aktualności {product}',
} satisfies Translated<typeof en>
