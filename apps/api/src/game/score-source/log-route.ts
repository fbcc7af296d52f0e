import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Services } from '../../ground/call/context.ts'
import { notFound, RefusalError, RetryLaterError } from '../../ground/contract/refusal.ts'
import { requestReading } from '../../ground/db/channels.ts'
import type { Db } from '../../ground/db/db.ts'
import { inTransaction } from '../../ground/db/transaction.ts'
import { hashToken } from '../../ground/session/token.ts'
import { countLogBytes } from '../hosting-limit/daily-use.ts'
import { saveLogsRefused } from '../hosting-limit/daily-use-queries.ts'
import { logPath } from './log-call.ts'
import { type Chunk, insertChunk } from './reading/chunk-queries.ts'
import { findSourceByToken, type TokenSource } from './reading/source-queries.ts'
import { chunkBytes } from './shapes.ts'

/** Requests per minute of one game server, and of one address with any tokens. */
const rates = { token: 1200, address: 12_000 }

/**
 * POST score-sources/{token}/log: lines of a game server's log (rulebook 15.6). They are stored unchanged before the
 * answer; reading them is a job. Everybody with the token may send; a wrong token is refused before the body is read.
 */
export async function logRoutes(app: FastifyInstance, { db, env }: Services): Promise<void> {
  const sources = new WeakMap<FastifyRequest, TokenSource>()
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  const tokenOf = (request: FastifyRequest) => z.object({ token: z.string() }).parse(request.params).token
  const withinRate = env.rateLimits
    ? app.createRateLimit({ max: rates.address, timeWindow: '1 minute' })
    : undefined
  app.post(
    logPath.replace('{token}', ':token'),
    {
      bodyLimit: chunkBytes,
      config: {
        rateLimit: {
          max: rates.token,
          timeWindow: '1 minute',
          keyGenerator: request => `log ${hashToken(tokenOf(request))}`,
        },
      },
      onRequest: async request => {
        const limit = await withinRate?.(request)
        if (limit && !limit.isAllowed && limit.isExceeded)
          throw new RetryLaterError('TOO_MANY_ATTEMPTS', limit.ttlInSeconds)
        const source = (await findSourceByToken(db, hashToken(tokenOf(request)))) ?? notFound('Source')
        sources.set(request, source)
      },
    },
    async request => {
      const source = sources.get(request) ?? notFound('Source')
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      if (body.length > 0) await store(source, body, request.headers)
      return { success: true as const }
    },
  )

  async function store(source: TokenSource, body: Buffer, headers: FastifyRequest['headers']): Promise<void> {
    const chunk = { source_id: source.id, ...rangeOf(headers), checksum: hashToken(body), body }
    const isNew = source.private ? await takeLog(db, source.eventId, chunk) : await insertChunk(db, chunk)
    if (isNew) await requestReading(db, source.id)
  }
}

/** Stores a chunk of a private event within its limit; beyond it nothing is stored, and the screen of its sources says so (rulebook 30.8). */
async function takeLog(db: Db, eventId: number, chunk: Chunk): Promise<boolean> {
  try {
    return await inTransaction(db, async trx => {
      const isNew = await insertChunk(trx, chunk)
      if (isNew) await countLogBytes(trx, eventId, chunk.body.length)
      return isNew
    })
  } catch (error) {
    if (error instanceof RefusalError && error.rule === 'EVENT_LOGS') await saveLogsRefused(db, eventId)
    throw error
  }
}

/** The server process and the range of a body in its log; missing or invalid values are null (rulebook 15.6). */
function rangeOf(headers: FastifyRequest['headers']) {
  const begin = offsetOf(headers['x-logbytes-beginoffset'])
  const end = offsetOf(headers['x-logbytes-endoffset'])
  const instance = instanceOf(headers['x-server-instance-token'])
  const isPlaced = begin !== null && end !== null && begin < end
  return {
    instance,
    begin_offset: isPlaced ? begin : null,
    end_offset: isPlaced ? end : null,
  }
}

const offsetOf = (header: string | string[] | undefined): number | null =>
  typeof header === 'string' && /^\d{1,15}$/.test(header) ? Number(header) : null

const instanceOf = (header: string | string[] | undefined): string | null =>
  typeof header === 'string' ? header.slice(0, 200) : null
