import type en from '../en/embed.ts'
import type { Translated } from '../translated.ts'

export default {
  ranking: 'Ranking',
  rankingOf: 'Ranking klanu {clan}',
  whole: 'Cały ranking',
  league: 'Strona ligi',
  points: 'Punkty',
  nothing: 'NIE MA CZEGO POKAZAĆ',
  nothingText: 'To, co miało się tu pojawić, nie jest publiczne albo już nie istnieje.',
} satisfies Translated<typeof en>
