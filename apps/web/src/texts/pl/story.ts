import type en from '../en/story.ts'
import type { Translated } from '../translated.ts'

export default {
  history: {
    title: 'talie',
    after: 'tylko po zamknięciu',
    none: 'JESZCZE BEZ TALII',
    noneOwn: 'Twoje talie pojawią się tu, gdy ich faza się zamknie.',
    noneOther: 'Żadna faza z talią tego gracza jeszcze się nie zamknęła.',
    games: 'DO GIER',
    hidden: 'Ten gracz nie pokazuje swoich dawnych talii.',
    hiddenOwn: 'Widzisz to tylko ty.',
    settings: 'Zmień w ustawieniach',
    more: 'STARSZE WYDARZENIA',
    loading: 'Wczytywanie talii',
    rank: '{rank}.',
    of: 'z {participants}',
    phase: 'faza {phase}',
    top: 'najlepsze {percent}%',
    noScore: 'Jeszcze bez wyników',
    goal: 'cel {goal}',
    card: '{name}, punkty: {score}',
    cardWithoutScore: '{name}',
    cards: 'Karty talii',
    state: {
      success: 'Wygrana',
      failed: 'Nieosiągnięta',
      locked_in: 'Zamknięta',
      locked: 'Poza grą',
      open: 'Otwarta',
    },
  },
  career: {
    title: 'kariera',
    decks:
      '{decks, plural, one {Z # talii z wynikiem} few {Z # talii z wynikiem} many {Z # talii z wynikiem} other {Z # talii z wynikiem}}, z 30 najnowszych wydarzeń.',
    players: 'Ulubieni zawodnicy',
    keyplays: 'Ulubione zagrania',
    sleeves: 'Synergie',
    finishes: 'Najlepsze miejsca',
    times: '{times, plural, one {# talia} few {# talie} many {# talii} other {# talii}}',
    cards: '{times, plural, one {# karta} few {# karty} many {# kart} other {# karty}}',
    points: '{points} pkt',
    streak: 'Wygrane fazy z rzędu',
    longest: 'najwięcej {longest}',
    now: 'teraz {current}',
  },
} satisfies Translated<typeof en>
