import type en from '../en/events.ts'
import type { Translated } from '../translated.ts'

export default {
  games: 'gry',
  featured: 'Wyróżnione wydarzenia',
  loadingFeatured: 'Wczytywanie wyróżnionych wydarzeń',
  sections: { ongoing: 'trwające', upcoming: 'nadchodzące', completed: 'zakończone' },
  none: 'BRAK WYDARZEŃ',
  noneText: {
    ongoing: 'Teraz nic nie trwa.',
    upcoming: 'Tu pojawi się zapowiedź następnego turnieju.',
    completed: 'Tu znajdziesz zakończone turnieje i ich wyniki.',
  },
  awaited: 'Wszystkie fazy za nami, wyniki nie są jeszcze ostateczne:',
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
  rewards: {
    title: 'Nagrody',
    best: '{range}: {name}',
    more: 'i jeszcze {count}',
    amount: '{amount} × {name}',
    rank: '{to}. miejsce',
    ranks: 'Miejsca {from}–{to}',
    top: 'Najlepsze {to}%',
    share: 'Najlepsze {from}–{to}%',
  },
  phase: {
    over: 'Faza {index}: za nami',
    open: 'Faza {index}: otwarta',
    ahead: 'Faza {index}: przed nami',
  },
} satisfies Translated<typeof en>
