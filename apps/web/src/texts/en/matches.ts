export default {
  status: { scheduled: 'scheduled', postponed: 'POSTPONED', void: 'VOID', forfeit: 'FORFEIT' },
  bestOf: 'Best of {count}',
  versus: '{home} vs {away}',
  result: 'Result: {home} to {away}',
  none: 'No matches in this phase yet.',
  yours: 'Your cards: {names}',
} as const
