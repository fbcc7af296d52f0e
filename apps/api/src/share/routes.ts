import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { createContext, type Services } from '../call/context.ts'
import { id, phaseIndex } from '../contract/shapes.ts'
import { callAs, callAsVisitor } from './caller.ts'
import type { ShareFacts, ShareSize } from './facts.ts'
import { readDeckFacts } from './read-deck.ts'
import { readRivalryFacts, readRoundFacts } from './read-facts.ts'
import { readSeasonFacts } from './read-season.ts'
import { sharePictures } from './share-pictures.ts'
import type { ShareLanguage } from './words.ts'

const number = z
  .string()
  .regex(/^\d{1,10}$/)
  .transform(Number)
const anyId = number.pipe(id)
const ofPhase = { eventId: anyId, phaseIndex: number.pipe(phaseIndex) }
const file = z.enum(['wide.png', 'tall.png'])
const deck = z.object({ ...ofPhase, userId: anyId, file })
const rivalry = z.object({ ...ofPhase, userId: anyId, otherId: anyId, file })
const round = z.object({ leagueId: anyId, round: number.pipe(z.int().min(1).max(1000)), file })
const season = z.object({ userId: anyId, year: number.pipe(z.int().min(2000).max(2100)), file })
const language = z.object({ lang: z.enum(['en', 'pl']).default('en') })

/** Scores of a running phase change: a shared link shows the newest after a minute. */
const publicCache = 'public, max-age=60, stale-while-revalidate=600'
/** Members see the rounds of a private league, others don't. */
const privateCache = 'private, no-cache'

/**
 * The share pictures (rulebook 23.1): /img/share/deck/{event}/{phase}/{user}/{wide|tall}.png, with the other user for a rivalry, and
 * /img/share/round/{league}/{round}/{wide|tall}.png and /img/share/season/{user}/{year}/{wide|tall}.png, in the language of `?lang=`.
 */
export async function shareRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const draw = sharePictures(services.db)
  const send = async (
    request: FastifyRequest,
    reply: FastifyReply,
    facts: ShareFacts,
    { file, cache }: { file: string; cache: string },
  ) => {
    const lang = languageOf(request)
    const size: ShareSize = file === 'tall.png' ? 'tall' : 'wide'
    const { bytes, type, etag } = await draw({ facts, size, language: lang })
    reply.headers({ 'cache-control': cache, etag })
    // Pages that embed a link show its picture.
    if (cache === publicCache) reply.header('cross-origin-resource-policy', 'cross-origin')
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    return reply.type(type).send(bytes)
  }
  app.get('/img/share/deck/:eventId/:phaseIndex/:userId/:file', async (request, reply) => {
    const { data } = deck.safeParse(request.params)
    if (!data) return reply.callNotFound()
    const call = callAsVisitor(await createContext(services, request, reply, { scope: 'read' }))
    const facts = await readDeckFacts(call, services.db, data, data.userId)
    return send(request, reply, facts, { ...data, cache: publicCache })
  })
  app.get('/img/share/rivalry/:eventId/:phaseIndex/:userId/:otherId/:file', async (request, reply) => {
    const { data } = rivalry.safeParse(request.params)
    if (!data) return reply.callNotFound()
    const call = callAsVisitor(await createContext(services, request, reply, { scope: 'read' }))
    const facts = await readRivalryFacts(call, services.db, data, [data.userId, data.otherId])
    return send(request, reply, facts, { ...data, cache: publicCache })
  })
  app.get('/img/share/season/:userId/:year/:file', async (request, reply) => {
    const { data } = season.safeParse(request.params)
    if (!data) return reply.callNotFound()
    const call = callAsVisitor(await createContext(services, request, reply, { scope: 'read' }))
    const facts = await readSeasonFacts(call, data.userId, data.year, languageOf(request))
    return send(request, reply, facts, { ...data, cache: publicCache })
  })
  app.get('/img/share/round/:leagueId/:round/:file', async (request, reply) => {
    const { data } = round.safeParse(request.params)
    if (!data) return reply.callNotFound()
    const call = callAs(await createContext(services, request, reply, { scope: 'read' }))
    const facts = await readRoundFacts(call, data.leagueId, data.round)
    return send(request, reply, facts, { ...data, cache: privateCache })
  })
}

const languageOf = (request: FastifyRequest): ShareLanguage =>
  language.safeParse(request.query).data?.lang ?? 'en'
