import type { Translated } from '../base/translated.ts'
import type en from '../en/keyplays.ts'

export default {
  title: 'ZAGRANIA',
  of: 'Zagrania: {name}',
  points: '+{points} pkt',
  locked: 'ZABLOKOWANE',
  select: 'WYBIERZ ZAGRANIA',
  dialog: 'WYBIERZ ZAGRANIA',
  selected: 'WYBRANO {count} / {limit}',
  save: 'ZAPISZ',
  same: 'TE SAME DLA WSZYSTKICH',
  sameUndo: 'COFNIJ',
  loading: 'Wczytywanie zagrań',
  type: { kill: 'zabójstwa', match: 'mecz', utility: 'granaty' },
  previousType: 'Poprzedni rodzaj',
  nextType: 'Następny rodzaj',
  card: 'Karta',
  previousCard: 'Poprzednia karta',
  nextCard: 'Następna karta',
  uncounted: 'NIE POLICZONO',
  uncountedText:
    'W najnowszych wynikach turnieju brakuje danych o tym zagraniu, więc nikt nie dostał za nie punktów.',
  tooLate: 'ZA PÓŹNO',
  tooLateText: 'Faza jest już zamknięta. Niezapisane zagrania przepadły.',
  offlineText: 'Brak połączenia z serwerem. Zapiszesz zagrania, gdy połączenie wróci.',
  place: '{place} z {count}',
  types: 'Rodzaje zagrań',
  chosen: 'Wybrane zagrania',
  choose: 'Wybierz trzy: liczba mówi, ile przynoszą.',
  remove: 'Usuń {name}',
} satisfies Translated<typeof en>
