import type { Translated } from '../base/translated.ts'
import type en from '../en/admin-players.ts'

export default {
  loading: 'Wczytywanie graczy',
  add: 'Dodaj graczy',
  paste: 'Wklej listę',
  pasteHint:
    'Jeden gracz w wierszu: SteamID, nazwa, drużyna. SteamID w dowolnej postaci; między nimi spacje, przecinki, średniki albo tabulatory.',
  file: 'Plik z graczami',
  fileWords: 'Wybierz plik',
  fileHint: 'Plik meczu MatchZy albo get5 (.json), log serwera (.log), demo (.dem) albo lista (.csv)',
  reading: 'Czytanie pliku ...',
  noMatchFile: 'To nie jest plik meczu MatchZy ani get5.',
  nobody: 'W pliku nie ma nikogo, kogo ten turniej by nie znał.',
  seen: 'Widziani przez twój serwer',
  sideTeam: 'Drużyna {side}',
  noTeam: 'Bez drużyny',
  take: 'DODAJ DO LISTY: {count}',
  preview: 'Co zmienia lista',
  row: 'Wiersz',
  name: 'Nazwa',
  team: 'Drużyna',
  change: 'Zmiana',
  count: {
    added:
      '{count, plural, one {# nowy gracz} few {# nowych graczy} many {# nowych graczy} other {# nowego gracza}}',
    changed: 'zmienieni: {count}',
    left: 'bez zmian: {count}',
  },
  chip: { added: 'NOWY', changed: 'ZMIANA', left: 'BEZ ZMIAN' },
  fault: {
    steamId: 'W wierszu {line} nie ma SteamID.',
    name: 'W wierszu {line} nie ma nazwy.',
  },
  lists: 'Dopisz też wszystkie własne drużyny do faz, które się nie otworzyły',
  save: 'ZAPISZ GRACZY',
  saved: 'Zapisani gracze: {count}',
  done: 'Zmienione fazy: {phases}',
  teams: 'Własne drużyny',
  listAll: 'DOPISZ DO WSZYSTKICH FAZ',
  none: 'NIE MA JESZCZE GRACZY',
  noneText: 'Dodaj ich powyżej. Wystarczą SteamID i nazwa.',
  playersIn: '{count, plural, one {# gracz} few {# graczy} many {# graczy} other {# gracza}}',
} satisfies Translated<typeof en>
