import type en from '../en/sleeves.ts'
import type { Translated } from '../translated.ts'

export default {
  title: 'Koszulki',
  loading: 'Wczytywanie koszulek',
  active: 'aktywna',
  inactive: 'nieaktywna',
  covers: 'Obejmuje: {names}',
} satisfies Translated<typeof en>
