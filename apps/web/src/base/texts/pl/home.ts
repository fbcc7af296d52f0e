import type { Translated } from '../base/translated.ts'
import type en from '../en/home.ts'

export default {
  loading: 'Wczytywanie twoich turniejów',
  events: 'moje turnieje',
  allEvents: 'WSZYSTKIE TURNIEJE',
  since: 'od ostatniej wizyty',
  noDeck: 'Nie masz jeszcze talii',
  deck: 'karty: {cards} z {size}, zagrania: {keyplays} z {limit}',
  ready: 'Twoja talia jest gotowa',
  score: '{score} z {goal} pkt',
  awaited: 'W grze, czekamy na wyniki',
  through: 'Cel osiągnięty, {score} pkt',
  missed: 'Cel nieosiągnięty, {score} pkt',
  opens: 'Otwarcie {at}',
  undated: 'Jeszcze bez daty',
  out: 'Poza turniejem',
  phase: '{phase}:',
  build: 'ZBUDUJ TALIĘ',
  finish: 'DOKOŃCZ TALIĘ',
  open: 'OTWÓRZ',
  of: '{act}: {event}',
  confirm:
    'Adres {email} nie jest jeszcze potwierdzony. Otwórz link z naszej wiadomości, a ostrzeżemy cię przed zamknięciem talii.',
  toSettings: 'USTAWIENIA E-MAILI',
  bar: { title: 'Skróty', home: 'Start', myGame: 'Moja gra', more: 'Więcej' },
} satisfies Translated<typeof en>
