const formatsOf = (locale: string) => ({
  number: new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format,
  percent: new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }).format,
})

/** The words and numbers of share pictures and link previews. */
export const shareWords = {
  en: {
    ...formatsOf('en'),
    points: 'points',
    locked: 'Deck locked',
    reached: 'Goal reached',
    missed: 'Goal missed',
    goal: (goal: string) => `Goal ${goal}`,
    rank: (rank: string) => `Rank ${rank}`,
    round: (round: number, rounds: number) => `Round ${round} of ${rounds}`,
    versus: 'vs',
    average: 'AVERAGE',
    season: (year: number) => `Season ${year}`,
    seasonDecks: (decks: number, won: number) =>
      `${decks} ${decks === 1 ? 'deck' : 'decks'}, ${won} ${won === 1 ? 'phase' : 'phases'} won`,
    bestAt: 'Best at',
    bestPhase: 'Best phase',
    luckiest: 'Luckiest card',
    closest: 'Closest miss',
    board: 'Season board',
    top: (percent: number) => `Top ${percent}%`,
    heldBy: (share: string) => `in ${share} of decks`,
    short: (points: string) => `${points} short`,
  },
  pl: {
    ...formatsOf('pl'),
    points: 'pkt',
    locked: 'Talia zamknięta',
    reached: 'Cel osiągnięty',
    missed: 'Cel nieosiągnięty',
    goal: (goal: string) => `Cel ${goal}`,
    rank: (rank: string) => `Miejsce ${rank}.`,
    round: (round: number, rounds: number) => `Runda ${round} z ${rounds}`,
    versus: 'kontra',
    average: 'ŚREDNIA',
    season: (year: number) => `Sezon ${year}`,
    seasonDecks: (decks: number, won: number) => `Talie: ${decks}, wygrane fazy: ${won}`,
    bestAt: 'Najmocniejsze',
    bestPhase: 'Najlepsza faza',
    luckiest: 'Szczęśliwa karta',
    closest: 'Najbliżej celu',
    board: 'Ranking sezonu',
    top: (percent: number) => `Najlepsze ${percent}%`,
    heldBy: (share: string) => `w ${share} talii`,
    short: (points: string) => `Zabrakło ${points}`,
  },
}

export type ShareLanguage = keyof typeof shareWords
export type ShareWords = (typeof shareWords)[ShareLanguage]
