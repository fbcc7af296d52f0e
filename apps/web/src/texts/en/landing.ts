export default {
  title: 'home',
  pitch:
    'A card game on live Counter-Strike tournaments: pick five real players, call what they will do, beat the goal of every phase.',
  loading: 'Loading the featured event',
  play: 'PLAY NOW',
  playEvent: 'PLAY NOW: {name}',
  nothingOn: 'No tournament is on at the moment. See what was played and what comes next.',
  toGames: 'ALL GAMES',
  news: 'news',
  newsOf: 'News of {product}',
} as const
