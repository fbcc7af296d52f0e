import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'

const built = fileURLToPath(new URL('../../../web/dist', import.meta.url))

/** Serves the built web app: hashed assets are cached for ever, every other path answers the page, whose router knows it. */
export async function webRoutes(app: FastifyInstance): Promise<void> {
  app.setNotFoundHandler((request, reply) => {
    if (!isPage(request) || !existsSync(built)) {
      return reply.code(404).send({ message: 'Not found.', code: 'NOT_FOUND' })
    }
    return reply.header('cache-control', 'no-cache').sendFile('index.html', { cacheControl: false })
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

/** Whether a path is the app's own; a missing file or call must not answer with a page. */
const isPage = ({ method, url }: FastifyRequest): boolean =>
  method === 'GET' && !['/api/', '/img/', '/assets/'].some(prefix => url.startsWith(prefix))
