import type { Translated } from '../base/translated.ts'
import type en from '../en/consent.ts'

export default {
  title: 'Pliki cookie i pamięć przeglądarki',
  text: 'Zapisujemy tylko to, czego gra potrzebuje do działania. Za twoją zgodą zapamiętamy też na tym urządzeniu twoje preferencje.',
  more: 'Polityka prywatności',
  preferences: 'PREFERENCJE',
  reject: 'ODRZUĆ',
  accept: 'ZAAKCEPTUJ',
  onlyNecessary: 'TYLKO NIEZBĘDNE',
  allowSelected: 'ZEZWÓL NA WYBRANE',
  acceptAll: 'ZAAKCEPTUJ WSZYSTKIE',
  always: 'zawsze włączone',
  saved: 'Zapisano twój wybór.',
  category: {
    necessary: {
      title: 'Niezbędne',
      text: 'Podtrzymują sesję po zalogowaniu i pamiętają ten wybór. Bez nich nie da się pozostać zalogowanym.',
    },
    preferences: {
      title: 'Preferencje',
      text: 'Pamiętają język, ustawienia dźwięku i wibracji, obejrzane wyniki i to, że samouczek masz już za sobą.',
    },
    analytics: {
      title: 'Analityka',
      text: 'Statystyki korzystania z gry. Obecnie ich nie zbieramy.',
    },
    marketing: {
      title: 'Marketing',
      text: 'Reklamy. Obecnie żadnych nie wyświetlamy.',
    },
  },
} satisfies Translated<typeof en>
