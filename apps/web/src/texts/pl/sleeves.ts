import type en from '../en/sleeves.ts'
import type { Translated } from '../translated.ts'

export default {
  title: 'Synergie',
  loading: 'Wczytywanie synergii',
  active: 'aktywna',
  inactive: 'nieaktywna',
  covers: 'Obejmuje: {names}',
} satisfies Translated<typeof en>
