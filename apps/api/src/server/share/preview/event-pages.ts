import { product } from '@game/domain'
import { readDeckFacts } from '../read/read-deck.ts'
import { readRivalryFacts } from '../read/read-facts.ts'
import { type Asked, idOf, pictureOf, type Read, say, wholeNumber } from './page.ts'
import type { Preview } from './preview.ts'

export const readEvent: Read = async ({ call, path }) => {
  const { event } = await call.event.getEvent({ id: Number(path.eventId) })
  const description = `${event.phases.length} phases of Counter-Strike on ${product.name}: build a deck of five players for each and reach its goal.`
  return {
    title: event.name,
    description,
    path: `/${product.slug}/games/${event.id}`,
    image: pictureOf(`event/${event.id}`),
  }
}

export const readRanking: Read = async ({ call, url }) => {
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
export const readDecks: Read = async ({ call, db, url, path }) => {
  const eventId = wholeNumber(url.searchParams.get('event'))
  const phaseIndex = wholeNumber(url.searchParams.get('phase'))
  if (eventId === undefined || phaseIndex === undefined) return undefined
  const at: Phase = { eventId, phaseIndex, language: 'en' }
  const userId = await idOf(call, path.userName)
  const against = url.searchParams.get('with')
  if (userId === undefined) return undefined
  const page = `/${product.slug}/rivals/${path.userName}?event=${eventId}&phase=${phaseIndex}`
  if (against === null) return describeDeck({ call, db }, at, userId, page)
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

type Phase = { eventId: number; phaseIndex: number; language: 'en' }

async function describeDeck(
  { call, db }: Pick<Asked, 'call' | 'db'>,
  at: Phase,
  userId: number,
  page: string,
): Promise<Preview> {
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
    image: pictureOf(`deck/${at.eventId}/${at.phaseIndex}/${userId}`),
  }
}

/** The page of a deck (rulebook 22.11). */
export const readDeckPage: Read = async ({ call, db, path }) => {
  const at: Phase = { eventId: Number(path.eventId), phaseIndex: Number(path.phaseIndex), language: 'en' }
  const userId = await idOf(call, path.userName)
  const page = `/${product.slug}/games/${at.eventId}/decks/${path.userName}/${at.phaseIndex}`
  return userId === undefined ? undefined : describeDeck({ call, db }, at, userId, page)
}

export const readMatch: Read = async ({ call, path }) => {
  const { match } = await call.match.getMatch({ id: Number(path.matchId) })
  const { event, eventId, phase, home, away, maps } = match
  const scores = maps.flatMap(played =>
    played.home === null || played.away === null ? [] : [`${played.map} ${played.home} : ${played.away}`],
  )
  return {
    title: `${home.name} ${say.versus} ${away.name}: ${event}`,
    description: [phase, ...scores].join(' · '),
    path: `/${product.slug}/matches/${match.id}`,
    image: pictureOf(`event/${eventId}`),
  }
}
