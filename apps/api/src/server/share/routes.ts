import { product } from '@game/domain'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { createContext, type Services } from '../../ground/call/context.ts'
import { id, phaseIndex } from '../../ground/contract/shapes.ts'
import { type Caller, callAs, callAsVisitor } from './read/caller.ts'
import type { ShareFacts, ShareFormat, ShareSize } from './read/facts.ts'
import { readDeckFacts } from './read/read-deck.ts'
import { readEventFacts, readRivalryFacts, readRoundFacts } from './read/read-facts.ts'
import { readSeasonFacts } from './read/read-season.ts'
import type { ShareLanguage } from './read/words.ts'
import { sharePictures } from './share-pictures.ts'

const number = z
  .string()
  .regex(/^\d{1,10}$/)
  .transform(Number)
const anyId = number.pipe(id)
const ofPhase = { eventId: anyId, phaseIndex: number.pipe(phaseIndex) }
const file = z.enum(['wide.png', 'tall.png', 'wide.jpg', 'tall.jpg'])
const deck = z.object({ ...ofPhase, userId: anyId, file })
const rivalry = z.object({ ...ofPhase, userId: anyId, otherId: anyId, file })
const round = z.object({ leagueId: anyId, round: number.pipe(z.int().min(1).max(1000)), file })
const season = z.object({ userId: anyId, year: number.pipe(z.int().min(2000).max(2100)), file })
const event = z.object({ eventId: anyId, file })
const game = z.object({ file })
const language = z.object({ lang: z.enum(['en', 'pl']).default('en') })

/** Scores of a running phase change: a shared link shows the newest after a minute. */
const publicCache = 'public, max-age=60, stale-while-revalidate=600'
/** Members see the rounds of a private league, others don't. */
const privateCache = 'private, no-cache'

/**
 * The share pictures (rulebook 23.1): /img/share/deck/{event}/{phase}/{user}/{wide|tall}.{png|jpg}, with the other user for a rivalry;
 * round/{league}/{round}, season/{user}/{year}, event/{event} and game likewise; in the language of `?lang=`.
 */
export async function shareRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const { db } = services
  const draw = sharePictures(db)
  /** Serves pictures of a kind: `read` reads what one shows, by the calls of a visitor or, if they are private, of the asker. */
  const serve = <Params extends { file: string }>(
    path: string,
    { params, isPrivate = false }: { params: z.ZodType<Params>; isPrivate?: boolean },
    read: (call: Caller, params: Params, language: ShareLanguage) => Promise<ShareFacts>,
  ) =>
    app.get(`/img/share/${path}/:file`, async (request, reply) => {
      const { data } = params.safeParse(request.params)
      if (!data) return reply.callNotFound()
      const language = languageOf(request)
      const context = await createContext(services, request, reply, { scope: 'read' })
      const facts = await read(isPrivate ? callAs(context) : callAsVisitor(context), data, language)
      const [size, format] = data.file.split('.') as [ShareSize, ShareFormat]
      const { bytes, type, etag } = await draw({ facts, size, format, language })
      reply.headers({ 'cache-control': isPrivate ? privateCache : publicCache, etag })
      // Pages that embed a link show its picture.
      if (!isPrivate) reply.header('cross-origin-resource-policy', 'cross-origin')
      if (request.headers['if-none-match'] === etag) return reply.code(304).send()
      return reply.type(type).send(bytes)
    })
  serve('deck/:eventId/:phaseIndex/:userId', { params: deck }, (call, at, language) =>
    readDeckFacts(call, db, { ...at, language }, at.userId),
  )
  serve('rivalry/:eventId/:phaseIndex/:userId/:otherId', { params: rivalry }, (call, at, language) =>
    readRivalryFacts(call, db, { ...at, language }, [at.userId, at.otherId]),
  )
  serve('season/:userId/:year', { params: season }, (call, { userId, year }, language) =>
    readSeasonFacts(call, userId, year, language),
  )
  serve('event/:eventId', { params: event }, (call, { eventId }) => readEventFacts(call, eventId))
  serve('game', { params: game }, async () => ({
    kind: 'title',
    event: { name: product.name, img: '', phase: '' },
  }))
  serve('round/:leagueId/:round', { params: round, isPrivate: true }, (call, { leagueId, round }, language) =>
    readRoundFacts(call, leagueId, round, language),
  )
}

const languageOf = (request: FastifyRequest): ShareLanguage =>
  language.safeParse(request.query).data?.lang ?? 'en'
