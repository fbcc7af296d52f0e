import type { Translated } from '../base/translated.ts'
import type en from '../en/sleeves.ts'

export default {
  title: 'Synergie',
  loading: 'Wczytywanie synergii',
  active: 'aktywna',
  inactive: 'nieaktywna',
  covers: 'Obejmuje: {names}',
} satisfies Translated<typeof en>
