import type { Translated } from '../base/translated.ts'
import type en from '../en/compare.ts'

export default {
  with: 'Porównaj z',
  choose: 'wybierz zawodnika',
  caption: '{one} i {other}',
  average: 'punkty na serię',
  form: 'ostatnie fazy',
  role: 'rola',
  style: 'styl',
  age: 'wiek',
  opponents: 'rywale',
  before: 'wcześniejsze mecze',
  result: '{own}:{opponents} {name}',
  keyplays: 'najlepsze zagrania',
} as const satisfies Translated<typeof en>
