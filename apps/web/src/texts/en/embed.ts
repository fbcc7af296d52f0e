export default {
  ranking: 'Ranking',
  rankingOf: 'Ranking of {clan}',
  whole: 'Whole ranking',
  league: 'League page',
  points: 'Points',
  nothing: 'NOTHING TO SHOW',
  nothingText: 'What this page shows is not public, or no longer exists.',
} as const
