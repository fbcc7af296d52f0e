import type en from '../en/friends.ts'
import type { Translated } from '../translated.ts'

export default {
  title: 'znajomi',
  loading: 'Wczytywanie znajomych',
  add: 'Dodaj znajomego',
  addHint: 'Nazwa użytkownika, którego chcesz zaprosić',
  invite: 'WYŚLIJ ZAPROSZENIE',
  received: 'Zaproszenia do znajomych',
  sent: 'Czekają na akceptację',
  list: 'Znajomi ({count})',
  none: 'JESZCZE BEZ ZNAJOMYCH',
  noneText: 'Zaproś kogoś po nazwie użytkownika. Jego talii nie zobaczysz, dopóki faza się nie zamknie.',
  noReceived: 'BRAK ZAPROSZEŃ',
  noSent: 'BRAK WYSŁANYCH ZAPROSZEŃ',
  since: 'od {date}',
  accept: 'PRZYJMIJ',
  acceptOf: 'Przyjmij: {name}',
  refuse: 'ODRZUĆ',
  refuseOf: 'Odrzuć: {name}',
  cancel: 'ANULUJ',
  cancelOf: 'Anuluj zaproszenie: {name}',
  remove: 'Usuń: {name}',
  removal: { title: 'Usunąć znajomego?', text: 'Czy na pewno usunąć {name}?' },
  success: {
    invited: 'Wysłano zaproszenie do: {name}',
    accepted: 'Nowy znajomy: {name}',
    refused: 'Odrzucono zaproszenie od: {name}',
    cancelled: 'Anulowano zaproszenie do: {name}',
    removed: 'Usunięto znajomego',
  },
} satisfies Translated<typeof en>
