/** The words of share pictures and link previews. */
export const shareWords = {
  en: {
    locale: 'en',
    points: 'points',
    locked: 'Deck locked',
    reached: 'Goal reached',
    missed: 'Goal missed',
    goal: (goal: string) => `Goal ${goal}`,
    rank: (rank: string) => `Rank ${rank}`,
    round: (round: number, rounds: number) => `Round ${round} of ${rounds}`,
    versus: 'vs',
    average: 'AVERAGE',
  },
  pl: {
    locale: 'pl',
    points: 'pkt',
    locked: 'Talia zamknięta',
    reached: 'Cel osiągnięty',
    missed: 'Cel nieosiągnięty',
    goal: (goal: string) => `Cel ${goal}`,
    rank: (rank: string) => `Miejsce ${rank}.`,
    round: (round: number, rounds: number) => `Runda ${round} z ${rounds}`,
    versus: 'kontra',
    average: 'ŚREDNIA',
  },
}

export type ShareLanguage = keyof typeof shareWords
export type ShareWords = (typeof shareWords)[ShareLanguage]
