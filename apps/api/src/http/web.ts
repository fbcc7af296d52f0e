import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isPagePath } from './page-paths.ts'

const built = fileURLToPath(new URL('../../../web/dist', import.meta.url))

/**
 * Serves the built web app: hashed assets are cached forever, every other path gets the page, whose router shows it; with the
 * status 404 if the router has no such path.
 */
export async function webRoutes(app: FastifyInstance): Promise<void> {
  // Without this, calls of missing paths would have no limit.
  const limited = app.hasDecorator('rateLimit') ? { preHandler: app.rateLimit() } : {}
  app.setNotFoundHandler(limited, (request, reply) => {
    if (!isPage(request) || !existsSync(built)) {
      return reply.code(404).send({ message: 'Not found.', code: 'NOT_FOUND' })
    }
    return reply
      .code(isPagePath(request.url) ? 200 : 404)
      .header('cache-control', 'no-cache')
      .sendFile('index.html', { cacheControl: false })
  })
  if (!existsSync(built)) return
  await app.register(fastifyStatic, {
    root: built,
    preCompressed: true,
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
  method === 'GET' && !['/api/', '/img/', '/assets/'].some(prefix => url.startsWith(prefix))
