import type en from '../en/admin-audit.ts'
import type { Translated } from '../translated.ts'

export default {
  title: 'dziennik zmian',
  loading: 'Wczytywanie dziennika',
  search: 'Szukaj wywołań i administratorów',
  account: 'Administrator',
  call: 'Wywołanie',
  event: 'Wydarzenie',
  all: 'Wszystkie',
  total: 'Wpisy: {count}',
  when: 'kiedy',
  who: 'kto',
  admin: 'Admin',
  what: 'co',
  change: 'zmiana',
  before: 'przed',
  after: 'po',
  made: 'utworzono',
  gone: 'usunięto',
  same: 'żadne pole się nie zmieniło',
  show: 'Pokaż całość',
  none: 'NIC NIE ZNALEZIONO',
  noneText: 'Każda zmiana administratora zostaje tutaj: kto, kiedy, co, przed i po.',
} satisfies Translated<typeof en>
