import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { product } from '@game/domain'
import type { FastifyInstance } from 'fastify'

const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${product.name} API</title></head><body><div id="app"></div>
<script src="/api/docs/reference.js"></script><script src="/api/docs/start.js"></script></body></html>`
/** Turns off everything that connects to the maker of the reference page: the content security policy below would block it. */
const settings = {
  url: '/api/openapi.json',
  withDefaultFonts: false,
  telemetry: false,
  agent: { disabled: true },
  mcp: { disabled: true },
  showDeveloperTools: 'never',
  hideClientButton: true,
}
/** These answers are large. */
const compressed = { compress: {} }
const start = `Scalar.createApiReference('#app', ${JSON.stringify(settings)})`

/** Serves the document, and a page on which to read it and try the calls. */
export async function openApiRoutes(app: FastifyInstance): Promise<void> {
  let document: object | undefined
  const reference = createRequire(import.meta.url).resolve('@scalar/api-reference')
  const script = join(dirname(reference), 'browser/standalone.js')
  // Made at the first request, so that the game starts a fifth of a second sooner.
  app.get('/api/openapi.json', compressed, async () => {
    document ??= (await import('./document.ts')).openApiDocument()
    return document
  })
  app.get('/api/docs', async (_request, reply) =>
    reply
      .type('text/html')
      // Only the reference page may have inline styles.
      .header(
        'content-security-policy',
        "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; connect-src 'self'; img-src 'self' data:; font-src 'self' data:",
      )
      .send(page),
  )
  app.get('/api/docs/start.js', async (_request, reply) => reply.type('text/javascript').send(start))
  app.get('/api/docs/reference.js', compressed, async (_request, reply) =>
    reply
      .type('text/javascript')
      .header('cache-control', 'public, max-age=86400')
      .send(await readFile(script)),
  )
}
