export default {
  title: 'Live',
  maps: 'Maps of this phase',
  mark: { live: 'LIVE', final: 'FINAL', silent: 'NO NEWS' },
  side: { CT: 'CT', TERRORIST: 'T' },
  round: 'Round {round}',
  roundOver: 'Round {round} is over',
  rounds: 'Rounds: {count}',
  restored: 'back to round {round}',
  since: 'last heard at {time}',
  provisional: 'provisional until the map is final',
  rank: {
    projected: 'Projected rank',
    of: '{rank} of {participants}',
    up: 'up by',
    down: 'down by',
    passed: 'You passed {names}.',
    passedBy: '{names} passed you.',
  },
  feed: {
    title: 'Newest keyplays of your cards',
    none: 'Keyplays of your cards show up here, the moment they happen.',
  },
  reason: {
    restored: 'taken back: the match went back to round {round}',
    outgrown: 'became more kills in the same round',
    corrected: 'corrected by the server log',
  },
  news: {
    over: 'Round {round} is over, {score}. Your deck: {change}, {total} points, provisional.',
    restored:
      'The match went back to round {round}, {score}. Points of what was taken back are gone. Your deck: {change}, {total} points, provisional.',
  },
} as const
