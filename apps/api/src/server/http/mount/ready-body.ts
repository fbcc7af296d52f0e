import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { negotiate } from '@fastify/accept-negotiator'
import type { FastifyReply, FastifyRequest } from 'fastify'

const encodings = ['br', 'gzip'] as const
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }

/**
 * Sends a large text that is the same for everybody. It is made and compressed at the first request, so that many requests for it
 * hold up no others.
 */
export function readyBody(type: string, make: () => Promise<string>) {
  let bodies: Promise<{ identity: Buffer; br: Buffer; gzip: Buffer }> | undefined
  const compressAll = async () => {
    const identity = Buffer.from(await make())
    const [br, zipped] = await Promise.all([
      promisify(brotliCompress)(identity, quality),
      promisify(gzip)(identity),
    ])
    return { identity, br, gzip: zipped }
  }
  return async (request: FastifyRequest, reply: FastifyReply) => {
    bodies ??= compressAll().catch(error => {
      bodies = undefined
      throw error
    })
    const ready = await bodies
    const encoding = negotiate(request.headers['accept-encoding'] ?? '', [...encodings])
    reply.type(type).header('vary', 'accept-encoding')
    if (encoding) reply.header('content-encoding', encoding)
    return reply.send(ready[encoding ?? 'identity'])
  }
}
