import { product } from '@game/domain'
import type { Db } from '../../../ground/db/db.ts'
import type { Caller } from '../read/caller.ts'
import { shareSizes } from '../read/facts.ts'
import { readDeckFacts } from '../read/read-deck.ts'
import { readRivalryFacts } from '../read/read-facts.ts'
import { readSeasonFacts } from '../read/read-season.ts'
import { shareWords } from '../read/words.ts'
import type { Preview } from './preview.ts'

/** What the path of a page names. */
type Named = { eventId?: string; userName?: string; code?: string; leagueId?: string; playerId?: string }
type Asked = { call: Caller; db: Db; url: URL; path: Named }
type Read = (asked: Asked) => Promise<Preview | undefined>

const say = shareWords.en
const wholeNumber = (text: string | null | undefined) =>
  text && /^\d{1,9}$/.test(text) ? Number(text) : undefined
const pictureOf = (what: string) => ({ path: `/img/share/${what}/wide.jpg`, ...shareSizes.wide })

const readEvent: Read = async ({ call, path }) => {
  const { event } = await call.event.getEvent({ id: Number(path.eventId) })
  const description = `${event.phases.length} phases of Counter-Strike on ${product.name}: build a deck of five players for each and reach its goal.`
  return {
    title: event.name,
    description,
    path: `/${product.slug}/games/${event.id}`,
    image: pictureOf(`event/${event.id}`),
  }
}

const readRanking: Read = async ({ call, url }) => {
  const eventId = wholeNumber(url.searchParams.get('event'))
  if (eventId === undefined) return undefined
  const { event } = await call.event.getEvent({ id: eventId })
  const { scores } = await call.score.getEventScores({ eventId, page: 1, pageSize: 10, phrase: '' })
  const first = scores.slice(0, 3).map(row => `${row.rank}. ${row.user.username} ${say.number(row.score)}`)
  return {
    title: `Ranking: ${event.name}`,
    description: first.length > 0 ? first.join(' · ') : `Nobody has points in ${event.name} yet.`,
    path: `/${product.slug}/leaderboards?event=${eventId}`,
    image: pictureOf(`event/${event.id}`),
  }
}

/** A deck, or with `with` two, of a locked phase. */
const readDecks: Read = async ({ call, db, url, path }) => {
  const eventId = wholeNumber(url.searchParams.get('event'))
  const phaseIndex = wholeNumber(url.searchParams.get('phase'))
  if (eventId === undefined || phaseIndex === undefined) return undefined
  const at = { eventId, phaseIndex, language: 'en' as const }
  const userId = await idOf(call, path.userName)
  const against = url.searchParams.get('with')
  if (userId === undefined) return undefined
  const page = `/${product.slug}/rivals/${path.userName}?event=${eventId}&phase=${phaseIndex}`
  if (against === null) {
    const { event, deck, reached, rank } = await readDeckFacts(call, db, at, userId)
    const result = [
      event.phase,
      ...(deck.score === null ? [] : [`${say.number(deck.score)} ${say.points}`]),
      ...(reached === null ? [] : [reached ? say.reached : say.missed]),
      ...(rank === null ? [] : [say.rank(say.number(rank))]),
    ]
    return {
      title: `The deck of ${deck.user.username}: ${event.name}`,
      description: `${result.join(' · ')}. ${deck.cards.map(({ name }) => name).join(', ')}`,
      path: page,
      image: pictureOf(`deck/${eventId}/${phaseIndex}/${userId}`),
    }
  }
  const otherId = await idOf(call, against)
  if (otherId === undefined) return undefined
  const { event, decks } = await readRivalryFacts(call, db, at, [otherId, userId])
  const sides = decks.map(({ user, score }) =>
    score === null ? user.username : `${user.username} ${say.number(score)}`,
  )
  return {
    title: `${decks[0].user.username} ${say.versus} ${decks[1].user.username}: ${event.name}`,
    description: `${event.phase} · ${sides.join(' : ')}`,
    path: `${page}&with=${decks[0].user.username}`,
    image: pictureOf(`rivalry/${eventId}/${phaseIndex}/${otherId}/${userId}`),
  }
}

async function idOf(call: Caller, userName: string | undefined): Promise<number | undefined> {
  const answer = userName ? await call.account.getUser({ user: userName }) : null
  return answer?.user?.id
}

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
  [new RegExp(`^/${product.slug}/leaderboards/?$`), readRanking],
  [new RegExp(`^/${product.slug}/rivals/(?<userName>\\w{1,64})/?$`), readDecks],
  [new RegExp(`^/${product.slug}/players/(?<playerId>[1-9]\\d{0,8})/?$`), readPlayer],
  [/^\/profile\/(?<userName>\w{1,64})\/season\/?$/, readSeason],
  [/^\/l\/(?<code>[\w-]{1,32})\/?$/, readInvitation],
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
