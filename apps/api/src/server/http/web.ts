import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Services } from '../../ground/call/context.ts'
import { ownOrigin } from '../../ground/call/origin.ts'
import { findPreview } from '../share/preview/find-preview.ts'
import { headOf } from '../share/preview/preview.ts'
import { isEmbedPath, isPagePath } from './page-paths.ts'

const dist = fileURLToPath(new URL('../../../../web/dist', import.meta.url))

/**
 * Serves the built web app: hashed assets are cached forever, every other path gets the page, whose router shows it; with the
 * status 404 if the router has no such path. Public pages get a head for robots (rulebook 23.6). Embeds are their own page (rulebook 26.1).
 */
export async function webRoutes(
  app: FastifyInstance,
  { built = dist, ...services }: Services & { built?: string },
): Promise<void> {
  // Without this, calls of missing paths would have no limit.
  const limited = app.hasDecorator('rateLimit') ? { preHandler: app.rateLimit() } : {}
  // Not the folder: while the web is being built it is there without its page.
  const index = join(built, 'index.html')
  const page = existsSync(index) ? readFileSync(index, 'utf8') : undefined
  const answerPage = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!isPage(request) || page === undefined) {
      return reply.code(404).send({ message: 'Not found.', code: 'NOT_FOUND' })
    }
    reply.header('cache-control', 'no-cache')
    if (isEmbedPath(request.url)) return reply.code(200).sendFile('embed.html', { cacheControl: false })
    reply.code(isPagePath(request.url) ? 200 : 404)
    const origin = ownOrigin(services.env, request)
    const preview = await findPreview(services, request, reply, new URL(request.url, origin))
    if (!preview) return reply.sendFile('index.html', { cacheControl: false })
    reply.type('text/html; charset=utf-8')
    return reply.compress(page.replace('</head>', () => `${headOf(preview, origin)}</head>`))
  }
  app.setNotFoundHandler(limited, answerPage)
  if (page === undefined) return
  // Not as a file: it has a preview, as other pages have.
  app.get('/', answerPage)
  await app.register(fastifyStatic, {
    root: built,
    preCompressed: true,
    index: false,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header(
        'cache-control',
        path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      )
    },
  })
}

/** Whether a path may be a page of the app; a missing file or call must not be answered with a page. */
const isPage = ({ method, url }: FastifyRequest): boolean =>
  ['GET', 'HEAD'].includes(method) && !['/api/', '/img/', '/assets/'].some(prefix => url.startsWith(prefix))
