import { product } from '@game/domain'

/** The paths of the web's route table; a test compares them with it. `$x` stands for any part, `{-$x}` for one that may be missing. */
export const pagePaths = [
  '/',
  '/confirm-email',
  '/forgot-password',
  '/friends',
  '/from/$provider',
  '/l/$code',
  '/e/$code',
  '/leagues',
  '/leagues/$leagueId',
  '/leagues/create',
  '/leagues/of/$automatic/$eventId',
  '/leagues/season',
  '/login',
  '/privacy-policy',
  '/reset-password',
  '/signup',
  '/terms-and-conditions',
  '/unsubscribe',
  '/clan/browse',
  '/clan/create',
  '/clan/manage',
  '/clan/{-$clanId}',
  '/profile/{-$userName}',
  '/profile/$userName/season',
  '/settings/{-$tab}',
  '/$product',
  '/$product/leaderboards',
  '/$product/games',
  '/$product/games/$eventId/{-$eventName}',
  '/$product/games/$eventId/decks/$userName/$phase',
  '/$product/rivals/$userName',
  '/$product/players/$playerId',
  '/$product/matches/{-$matchId}',
  '/$product/private',
  '/$product/private/host',
  '/$product/private/$eventId',
  '/$product/data/audit-log',
  '/$product/data/winners',
  '/$product/data/disputes',
  '/$product/data/keyplays/{-$tab}',
  '/$product/data/perks/{-$tab}',
  '/$product/data/sleeves/{-$tab}',
  '/$product/data/events',
  '/$product/data/events/config/{-$eventId}',
  '/data/maps/{-$tab}',
  '/data/players/{-$tab}',
  '/data/rewards/{-$tab}',
  '/data/roles/{-$tab}',
  '/data/styles/{-$tab}',
  '/data/teams/{-$tab}',
]

/** The paths of embeds, which every page may frame (rulebook 26.1); the web has them in `src/features/embed/address.ts`. */
const embedPaths = ['/embed/ranking/$eventId', '/embed/league/$leagueId', '/overlay/$eventId']

const patternOf = (path: string): string =>
  path
    .split('/')
    .slice(1)
    .map(part => {
      if (part === '') return ''
      if (part === '$product') return `/${product.slug}`
      if (part.startsWith('{-$')) return '(?:/[^/]+)?'
      return part.startsWith('$') ? '/[^/]+' : `/${part}`
    })
    .join('')

/** Returns whether an address, which may have a query, has one of these paths. */
const isOneOf = (paths: readonly string[]) => {
  const known = new RegExp(`^(?:${paths.map(patternOf).join('|')})/?$`)
  return (url: string): boolean => known.test(url.replace(/[?#].*$/, ''))
}

/** Whether the web has a page at a path, which may have a query. */
export const isPagePath = isOneOf(pagePaths)

/** Whether a path, which may have a query, is that of an embed. */
export const isEmbedPath = isOneOf(embedPaths)
