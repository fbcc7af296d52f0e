import { product } from '@game/domain'
import type { Db } from '../../../ground/db/db.ts'
import type { Caller } from '../read/caller.ts'
import { readSeasonFacts } from '../read/read-season.ts'
import { readDeckPage, readDecks, readEvent, readMatch, readRanking } from './event-pages.ts'
import { idOf, pictureOf, type Read, say, wholeNumber } from './page.ts'
import type { Preview } from './preview.ts'

/** Invites to a league; a private one is not named, as links are posted where others read them too. */
const readInvitation: Read = async ({ call, path }) => {
  const code = path.code ?? ''
  const { league } = await call.league.getLeaguePreview({ code })
  const isPublic = league.visibility === 'public'
  return {
    title: isPublic ? `Join ${league.name}` : 'Join a league of friends',
    description: `A league on ${product.name}: your decks against theirs, phase by phase.`,
    path: `/l/${code}`,
    image: pictureOf('game'),
  }
}

/** Invites to a private game; nothing else says its name to outsiders (rulebook 30.2). */
const readGameInvitation: Read = async ({ call, path }) => {
  const code = path.code ?? ''
  const { event } = await call.hosting.getEventInvite({ code })
  const host = event.owner === null ? '' : `, hosted by ${event.owner}`
  return {
    title: `Join ${event.name}`,
    description: `A private game on ${product.name}${host}.`,
    path: `/e/${code}`,
    image: pictureOf('game'),
  }
}

const readLanding: Read = async () => ({
  title: 'Build a deck for each phase',
  description: `${product.name}: a card game on real Counter-Strike tournaments. Build a deck of five players, give them keyplays and perks, and reach the goal.`,
  path: '/',
  image: pictureOf('game'),
})

const readLeague: Read = async ({ call, path }) => {
  const { league } = await call.league.getLeague({ leagueId: Number(path.leagueId) })
  return {
    title: league.name,
    description: `A league on ${product.name}, ${league.rounds.length} rounds.`,
    path: `/leagues/${league.id}`,
    image: pictureOf('game'),
  }
}

const readPlayer: Read = async ({ call, path }) => {
  const { player, form } = await call.story.getProfessional({ playerId: Number(path.playerId) })
  const scores = form.flatMap(({ event, score }) => (score === null ? [] : [`${event} ${say.number(score)}`]))
  const team = player.team ? [player.team.name] : []
  return {
    title: player.name,
    description: [...team, ...scores.slice(0, 3)].join(' · ') || `A player's card on ${product.name}.`,
    path: `/${product.slug}/players/${player.id}`,
    image: player.img ? { path: `/img/players/${player.img}.png`, width: 400, height: 480 } : null,
  }
}

const readSeason: Read = async ({ call, url, path }) => {
  const userId = await idOf(call, path.userName)
  if (userId === undefined) return undefined
  const { year } = await call.story.getSeasonReview({
    userId,
    year: wholeNumber(url.searchParams.get('year')),
  })
  const { user, decks, won, luckiestCard } = await readSeasonFacts(call, userId, year, 'en')
  const lucky = luckiestCard ? [`${say.luckiest}: ${luckiestCard.name}`] : []
  return {
    title: `${user.username}: ${say.season(year)}`,
    description: [say.seasonDecks(decks, won), ...lucky].join(' · '),
    path: `/profile/${user.username}/season?year=${year}`,
    image: pictureOf(`season/${userId}/${year}`),
  }
}

const pages: readonly (readonly [RegExp, Read])[] = [
  [/^\/$/, readLanding],
  [new RegExp(`^/${product.slug}/games/(?<eventId>\\d{1,9})(?:/[^/]+)?/?$`), readEvent],
  [
    new RegExp(
      `^/${product.slug}/games/(?<eventId>\\d{1,9})/decks/(?<userName>\\w{1,64})/(?<phaseIndex>\\d{1,2})/?$`,
    ),
    readDeckPage,
  ],
  [new RegExp(`^/${product.slug}/matches/(?<matchId>[1-9]\\d{0,8})/?$`), readMatch],
  [new RegExp(`^/${product.slug}/leaderboards/?$`), readRanking],
  [new RegExp(`^/${product.slug}/rivals/(?<userName>\\w{1,64})/?$`), readDecks],
  [new RegExp(`^/${product.slug}/players/(?<playerId>[1-9]\\d{0,8})/?$`), readPlayer],
  [/^\/profile\/(?<userName>\w{1,64})\/season\/?$/, readSeason],
  [/^\/l\/(?<code>[\w-]{1,32})\/?$/, readInvitation],
  [/^\/e\/(?<code>[\w-]{1,32})\/?$/, readGameInvitation],
  [/^\/leagues\/(?<leagueId>\d{1,9})\/?$/, readLeague],
]

/** Whether a page may have a preview: all others are sent as they are built. */
export const mayHavePreview = ({ pathname }: URL): boolean =>
  pages.some(([pattern]) => pattern.test(pathname))

/** Reads what a page says where its link is posted, by the calls of a visitor; undefined if it says nothing. */
export async function readPreview(call: Caller, db: Db, url: URL): Promise<Preview | undefined> {
  for (const [pattern, read] of pages) {
    const found = pattern.exec(url.pathname)
    if (found) return read({ call, db, url, path: found.groups ?? {} })
  }
  return undefined
}
