import { createHash, timingSafeEqual } from 'node:crypto'
import Fastify, { type FastifyInstance } from 'fastify'
import type { Registry } from 'prom-client'
import type { Env } from '../../ground/env/env.ts'

/**
 * Serves /metrics on METRICS_PORT, or else on the game's own port to requests with METRICS_TOKEN (rulebook 12.36). Returns a
 * function that stops it.
 */
export async function serveMetrics(
  app: FastifyInstance,
  registry: Registry,
  { host, metricsPort, metricsToken }: Env,
): Promise<() => Promise<void>> {
  if (metricsPort === undefined) {
    metricsRoute(app, registry, metricsToken)
    return async () => {}
  }
  const metricsApp = Fastify()
  metricsRoute(metricsApp, registry, metricsToken)
  const address = await metricsApp.listen({ port: metricsPort, host }).catch(error => {
    throw error.code === 'EADDRINUSE' ? new Error(`Port ${metricsPort} of METRICS_PORT is taken.`) : error
  })
  console.log(`Its metrics are at ${address}/metrics`)
  return () => metricsApp.close()
}

function metricsRoute(app: FastifyInstance, registry: Registry, token: string | undefined): void {
  app.get('/metrics', { logLevel: 'warn' }, async (request, reply) => {
    if (token !== undefined && !isEqual(request.headers.authorization ?? '', `Bearer ${token}`))
      return reply
        .code(401)
        .header('www-authenticate', 'Bearer')
        .send({ message: 'The token of METRICS_TOKEN is needed.', code: 'UNAUTHORIZED' })
    return reply
      .type(registry.contentType)
      .header('cache-control', 'no-store')
      .send(await registry.metrics())
  })
}

/** Takes the same time for every wrong token. */
const isEqual = (given: string, expected: string): boolean =>
  timingSafeEqual(digestOf(given), digestOf(expected))
const digestOf = (text: string) => createHash('sha256').update(text).digest()
