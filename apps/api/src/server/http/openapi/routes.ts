import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { product } from '@game/domain'
import type { FastifyInstance } from 'fastify'
import { eventFileJsonSchema, eventFileSchemaPath } from '../../../game/event/file/schema.ts'
import { readyBody } from '../mount/ready-body.ts'

/** Where the document of the API is. */
export const openApiPath = '/api/openapi.json'

const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${product.name} API</title></head><body><div id="app"></div>
<script src="/api/docs/reference.js"></script><script src="/api/docs/start.js"></script></body></html>`
/** Turns off everything that connects to the maker of the reference page: the content security policy below would block it. */
const settings = {
  url: openApiPath,
  withDefaultFonts: false,
  telemetry: false,
  agent: { disabled: true },
  mcp: { disabled: true },
  showDeveloperTools: 'never',
  hideClientButton: true,
}
const start = `Scalar.createApiReference('#app', ${JSON.stringify(settings)})`

/** Serves the document, and a page on which to read it and try the calls. */
export async function openApiRoutes(app: FastifyInstance): Promise<void> {
  const reference = createRequire(import.meta.url).resolve('@scalar/api-reference')
  const script = join(dirname(reference), 'browser/standalone.js')
  // Made at the first request, so that the game starts a fifth of a second sooner.
  const document = async () => JSON.stringify((await import('./document.ts')).openApiDocument())
  app.get(openApiPath, readyBody('application/json; charset=utf-8', document))
  const eventFileSchema = async () => `${JSON.stringify(eventFileJsonSchema(), null, 2)}\n`
  app.get(eventFileSchemaPath, readyBody('application/schema+json; charset=utf-8', eventFileSchema))
  app.get('/api/docs', async (_request, reply) =>
    reply
      .type('text/html')
      // Only the reference page may have inline styles.
      .header(
        'content-security-policy',
        "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; connect-src 'self'; img-src 'self' data:; font-src 'self' data:; frame-ancestors 'none'",
      )
      .send(page),
  )
  app.get('/api/docs/start.js', async (_request, reply) => reply.type('text/javascript').send(start))
  const sendReference = readyBody('text/javascript; charset=utf-8', () => readFile(script, 'utf8'))
  app.get('/api/docs/reference.js', async (request, reply) =>
    sendReference(request, reply.header('cache-control', 'public, max-age=86400')),
  )
}
