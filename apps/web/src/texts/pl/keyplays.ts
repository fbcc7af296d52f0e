import type en from '../en/keyplays.ts'
import type { Translated } from '../translated.ts'

export default {
  title: 'ZAGRANIA',
  of: 'Zagrania: {name}',
  points: '+{points} pkt',
  locked: 'ZABLOKOWANE',
  select: 'WYBIERZ ZAGRANIA',
  dialog: 'WYBIERZ ZAGRANIA',
  selected: 'WYBRANO {count} / {limit}',
  save: 'ZAPISZ',
  loading: 'Wczytywanie zagrań',
  type: { kill: 'zabójstwa', match: 'mecz', utility: 'granaty' },
  previousType: 'Poprzedni rodzaj',
  nextType: 'Następny rodzaj',
  card: 'Karta',
  previousCard: 'Poprzednia karta',
  nextCard: 'Następna karta',
  uncounted: 'NIE LICZY SIĘ',
  uncountedText:
    'Najnowszy plik z wynikami tego wydarzenia nie ma danych o tym zagraniu, więc nikomu nie dało punktów.',
  tooLate: 'NIEWYBRANE',
  tooLateText: 'Faza jest zablokowana. Niezapisane zagrania nie są wybrane.',
  offlineText: 'Brak połączenia z serwerem. ZAPISZ jest zablokowane, dopóki nie wróci.',
  place: '{place} z {count}',
} satisfies Translated<typeof en>
