export default {
  title: 'home',
  loading: 'Loading the featured event',
  play: 'PLAY NOW',
  playEvent: 'PLAY NOW: {name}',
  nothingOn: 'No tournament is on at the moment. See what was played and what comes next.',
  toGames: 'ALL GAMES',
  news: 'news',
  newsOf: 'News of {product}',
  rulesLanguage: 'Language of the rules',
} as const
