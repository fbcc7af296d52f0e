import type { Translated } from '../base/translated.ts'
import type en from '../en/device.ts'

export default {
  version: {
    title: 'Nowa wersja',
    text: 'Nowa wersja jest gotowa. Strona zostanie w tym samym miejscu.',
    renew: 'ODŚWIEŻ',
    later: 'PÓŹNIEJ',
  },
  push: {
    title: 'Powiadomienia push',
    card: 'Pierwsza karta jest w talii.',
    missed: 'Faza zamknęła się, zanim twoja talia była gotowa.',
    confirm: 'Wysłaliśmy link na adres {email}. Otwórz go, a ostrzeżemy cię przed zamknięciem.',
    text: 'Przypomnieć na tym urządzeniu o następnym zamknięciu i podać wyniki? Najwyżej cztery powiadomienia dziennie, żadnego w nocy.',
    homeScreen:
      'Aby dostawać przypomnienia, najpierw dodaj grę do ekranu początkowego: stuknij „Udostępnij”, potem „Do ekranu początkowego”, i otwórz ją stamtąd.',
    yes: 'PRZYPOMINAJ',
    no: 'NIE TERAZ',
    ok: 'OK',
    on: 'Powiadomienia będą przychodzić na to urządzenie. Zmienisz to w ustawieniach.',
    refused: 'Dobrze, bez powiadomień. Zmienisz to w ustawieniach.',
  },
} satisfies Translated<typeof en>
