export default {
  title: 'Live',
  maps: 'Maps of this phase',
  mark: { live: 'LIVE', final: 'FINAL', silent: 'NO SIGNAL' },
  side: { CT: 'CT', TERRORIST: 'T' },
  round: 'Round {round}',
  roundOver: 'Round {round} is over',
  rounds: '{count, plural, one {# round} other {# rounds}}',
  restored: 'rolled back to round {round}',
  since: 'last update {time}',
  provisional: 'provisional until the map ends',
  rank: {
    projected: 'Projected rank',
    of: '{rank} of {participants}',
    up: 'up by',
    down: 'down by',
    passed: 'You passed {names}.',
    passedBy: '{names} passed you.',
  },
  feed: {
    title: 'Your cards’ latest keyplays',
    none: 'Your cards’ keyplays show up here as they happen.',
  },
  reason: {
    restored: 'undone: the match was rolled back to round {round}',
    outgrown: 'replaced: more kills in the same round',
    corrected: 'corrected from the server log',
  },
  news: {
    over: 'Round {round} is over, {score}. Your deck: {change}, {total} points, provisional.',
    restored:
      'The match was rolled back to round {round}, {score}. Points from the undone rounds are gone. Your deck: {change}, {total} points, provisional.',
  },
} as const
