import type { Translated } from '../base/translated.ts'
import type en from '../en/embed.ts'

export default {
  ranking: 'Ranking',
  rankingOf: 'Ranking klanu {clan}',
  whole: 'Cały ranking',
  league: 'Strona ligi',
  points: 'Punkty',
  nothing: 'NIE MA CZEGO POKAZAĆ',
  nothingText: 'To, co miało się tu pojawić, nie jest publiczne albo już nie istnieje.',
  code: {
    title: 'Osadź: {name}',
    where: 'Gdzie to pokazać',
    page: 'Strona WWW',
    overlay: 'Stream (OBS)',
    theme: 'Motyw',
    themes: { dark: 'Ciemny', light: 'Jasny', clear: 'Przezroczysty' },
    language: 'Język',
    ofViewer: 'Język przeglądarki widza',
    rows: 'Wiersze',
    frame: 'HTML na stronę',
    source: 'Adres źródła przeglądarki, 1920 × 1080',
    copy: 'KOPIUJ',
    copied: 'Skopiowano.',
    notCopied: 'Nie można tu kopiować. Zaznacz tekst i skopiuj go ręcznie.',
    preview: 'Podgląd',
    closedPage: 'To prywatna liga: inne strony nie mogą jej pokazać.',
    closedOverlay:
      'To prywatna liga. Dodaj do adresu #token= i token dostępu członka ligi z zakresem „read”. Użyj osobnego tokenu tylko do tego celu i nie pokazuj adresu na streamie.',
    noRound: 'Ta liga nie ma jeszcze żadnej rundy.',
  },
} satisfies Translated<typeof en>
