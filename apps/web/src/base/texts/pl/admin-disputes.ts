import type { Translated } from '../base/translated.ts'
import type en from '../en/admin-disputes.ts'

export default {
  title: 'reklamacje',
  loading: 'Wczytywanie reklamacji',
  search: 'Szukaj użytkowników i turniejów',
  event: 'Turniej',
  state: 'Otwarte i rozpatrzone',
  isOpen: 'Otwarta',
  isAnswered: 'Rozpatrzona',
  total:
    '{count, plural, one {# reklamacja} few {# reklamacje} many {# reklamacji} other {# reklamacji}}, w tym {open, plural, one {# otwarta} few {# otwarte} many {# otwartych} other {# otwartej}}',
  none: 'BRAK REKLAMACJI',
  noneText: 'Tu trafiają reklamacje graczy dotyczące zamkniętych faz, razem z potwierdzeniami.',
  noneFound: 'NIC NIE ZNALEZIONO',
  noneFoundText: 'Żadna reklamacja nie pasuje do tych filtrów.',
  sentAt: 'wysłano {when}',
  receipt: 'Potwierdzenie',
  verifies: 'ZGADZA SIĘ',
  fault: {
    deck: 'NIE ZGADZA SIĘ: talia nie pasuje do hasha fazy',
    link: 'NIE ZGADZA SIĘ: wpis nie pasuje do własnego hasha',
    chain: 'NIE ZGADZA SIĘ: wpisu nie ma w łańcuchu turnieju',
  },
  deck: 'Karty: {cards}, zagrania: {keyplays}, perki: {perks}. Ostatnia zmiana: {when}',
  link: 'Zapisano {when}, wpis nr {number}',
  save: 'POBIERZ POTWIERDZENIE',
  saveOf: 'Pobierz potwierdzenie: {username}',
  answerOf: 'Odpowiedź dla użytkownika {username}',
  count: 'Znaki: {count} z {most}',
  length: 'Znaki: {count}; odpowiedź ma od 1 do {most}.',
  send: 'ODPOWIEDZ I ZAMKNIJ',
  sent: 'Wysłano odpowiedź: {username}',
  answeredAt: 'odpowiedź: {when}, {who}',
} satisfies Translated<typeof en>
