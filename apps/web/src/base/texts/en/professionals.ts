export default {
  short: 'player',
  loading: 'Loading the player',
  notFound: 'There is no such player.',
  pageOf: 'Page of {name}',
  numbers: {
    average: 'Average of the last phases',
    picked: 'In decks of the last phase',
    series: 'Series played',
  },
  form: {
    title: 'form',
    none: 'NO PHASES YET',
    noneText: 'Scores show up here once a phase with this player has locked.',
    phase: 'phase {phase}',
    noScore: 'No scores yet',
    picked: 'in {share} of decks',
  },
  keyplays: {
    title: 'keyplays per series',
    keyplay: 'Keyplay',
    average: 'Points',
    all: 'All players',
    none: 'NO KEYPLAYS YET',
    noneText: 'Averages show up here after the first phase with results.',
  },
  matches: {
    title: 'matches',
    none: 'NO MATCHES',
    noneText: 'No event has a match of this player yet.',
    page: 'Match {home} vs {away}',
    versus: 'vs',
  },
} as const
