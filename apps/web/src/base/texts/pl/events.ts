import type { Translated } from '../base/translated.ts'
import type en from '../en/events.ts'

export default {
  matches: 'MECZE WEDŁUG DNI',
  games: 'turnieje',
  featured: 'Polecane turnieje',
  loadingFeatured: 'Wczytywanie polecanych turniejów',
  sections: {
    ongoing: 'trwające',
    upcoming: 'nadchodzące',
    completed: 'zakończone',
    undated: 'wszystkie turnieje',
  },
  none: 'BRAK TURNIEJÓW',
  noneText: {
    ongoing: 'Obecnie żaden turniej nie trwa.',
    upcoming: 'Tu pojawi się zapowiedź następnego turnieju.',
    completed: 'Tu znajdziesz zakończone turnieje i ich wyniki.',
    undated: 'Tu pojawi się zapowiedź następnego turnieju.',
  },
  awaited: 'Rozegrane, czekamy na ostateczne wyniki:',
  loading: 'Wczytywanie turniejów',
  state: { ongoing: 'TRWA', upcoming: 'NADCHODZĄCY', completed: 'ZAKOŃCZONY', invalid: 'BŁĘDNE DATY' },
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
    'DECKS LOCK IN': 'ZAMKNIĘCIE TALII ZA',
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
    top: 'Top {to}%',
    share: 'Top {from}–{to}%',
  },
  phase: {
    over: 'Faza {index}: zakończona',
    open: 'Faza {index}: otwarta',
    ahead: 'Faza {index}: wkrótce',
  },
} satisfies Translated<typeof en>
