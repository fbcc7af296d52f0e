export default {
  title: 'home',
  pitch:
    'Fantasy cards for real Counter-Strike tournaments: pick five pros, call their plays and reach the goal of every phase.',
  loading: 'Loading the featured event',
  play: 'PLAY NOW',
  playEvent: 'PLAY NOW: {name}',
  nothingOn: 'No event is live right now. See past results and what’s coming up.',
  toGames: 'ALL GAMES',
  news: 'news',
  newsOf: '{product} news',
} as const
