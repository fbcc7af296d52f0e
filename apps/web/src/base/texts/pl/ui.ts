import type { Translated } from '../base/translated.ts'
import type en from '../en/ui.ts'

export default {
  retry: 'SPRÓBUJ PONOWNIE',
  close: 'Zamknij',
  cancel: 'Anuluj',
  confirm: 'Potwierdź',
  clear: 'Wyczyść: {label}',
  search: 'Szukaj: {label}',
  nothingFound: 'NIC NIE ZNALEZIONO',
  from: '{label}, od',
  to: '{label}, do',
  loading: 'Wczytywanie',
  pages: 'Strony',
  page: 'Strona {number}',
  previousPage: 'Poprzednia strona',
  nextPage: 'Następna strona',
  pageSize: 'Wierszy na stronie',
  perPage: '{size} na stronie',
  carousel: 'karuzela',
  slideRole: 'slajd',
  slide: 'Pokaż slajd {number}',
  slideOf: '{number} z {slides}',
  previousSlide: 'Poprzedni slajd',
  nextSlide: 'Następny slajd',
  notices: 'Komunikaty',
  notice: { info: 'Informacja', success: 'Gotowe', error: 'Błąd', warning: 'Uwaga' },
} satisfies Translated<typeof en>
