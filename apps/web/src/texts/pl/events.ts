import type en from '../en/events.ts'
import type { Translated } from '../translated.ts'

export default {
  games: 'gry',
  featured: 'Polecane wydarzenia',
  loadingFeatured: 'Wczytywanie polecanych wydarzeń',
  sections: { ongoing: 'trwające', upcoming: 'nadchodzące', completed: 'zakończone' },
  none: 'BRAK WYDARZEŃ',
  noneText: {
    ongoing: 'Teraz nic nie trwa.',
    upcoming: 'Tu pojawi się zapowiedź następnego turnieju.',
    completed: 'Tu znajdziesz zakończone turnieje i ich wyniki.',
  },
  loading: 'Wczytywanie wydarzeń',
  state: { ongoing: 'TRWA', upcoming: 'NADCHODZI', completed: 'ZAKOŃCZONE', invalid: 'NIEPOPRAWNE' },
  play: 'GRAJ',
  results: 'ZOBACZ WYNIKI',
  playEvent: 'Graj: {name}',
  resultsOf: 'Zobacz wyniki: {name}',
  joined: 'grasz!',
  joinable: 'można dołączyć',
  loginNeeded: 'WYMAGANE LOGOWANIE',
  login: 'ZALOGUJ SIĘ',
  countdown: {
    'STARTS IN': 'START ZA',
    'DECKS LOCK IN': 'BLOKADA TALII ZA',
    'NEXT PHASE IN': 'NASTĘPNA FAZA ZA',
    'PHASE OPENS IN': 'OTWARCIE FAZY ZA',
  },
  phase: {
    over: 'Faza {index}: zamknięta',
    open: 'Faza {index}: otwarta',
    ahead: 'Faza {index}: przed nami',
  },
} satisfies Translated<typeof en>
