import type en from '../en/consent.ts'
import type { Translated } from '../translated.ts'

export default {
  title: 'Pliki cookie i pamięć przeglądarki',
  text: 'Przechowujemy to, bez czego gra nie działa. Za twoją zgodą zapamiętamy na tym urządzeniu także twoje preferencje.',
  more: 'Polityka prywatności',
  preferences: 'PREFERENCJE',
  reject: 'ODRZUĆ',
  accept: 'ZAAKCEPTUJ',
  onlyNecessary: 'TYLKO NIEZBĘDNE',
  allowSelected: 'ZEZWÓL NA WYBRANE',
  acceptAll: 'ZAAKCEPTUJ WSZYSTKIE',
  always: 'zawsze włączone',
  saved: 'Twój wybór został zapisany.',
  category: {
    necessary: {
      title: 'Niezbędne',
      text: 'Twoja sesja po zalogowaniu oraz ten wybór. Bez nich nikt nie mógłby pozostać zalogowany.',
    },
    preferences: {
      title: 'Preferencje',
      text: 'Wybrany przez ciebie język i to, że przewodnik jest już za tobą, żeby następna wizyta o tym wiedziała.',
    },
    analytics: {
      title: 'Analityka',
      text: 'Statystyki korzystania z gry. Obecnie z niczego takiego nie korzystamy.',
    },
    marketing: {
      title: 'Marketing',
      text: 'Wszelkie reklamy. Obecnie z niczego takiego nie korzystamy.',
    },
  },
} satisfies Translated<typeof en>
