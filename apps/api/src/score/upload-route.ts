import multipart from '@fastify/multipart'
import { product } from '@game/domain'
import type { FastifyInstance } from 'fastify'
import type { Services } from '../app.ts'
import { createContext } from '../context.ts'
import { refuse } from '../refusal.ts'
import { fileLimits } from './file-limits.ts'
import { readUploadForm } from './upload-form.ts'
import { FaultyFile, uploadScore } from './upload-score.ts'

export const uploadPath = `/api/${product.slug}/upload-score` as const

/** POST upload-score, multipart: who may is asked before the first byte of the file is read. */
export async function uploadRoutes(app: FastifyInstance, services: Services): Promise<void> {
  await app.register(multipart, {
    limits: { files: 1, fields: 10, fieldSize: 100, fieldNameSize: 100, fileSize: fileLimits.bytes },
  })
  app.post(uploadPath, async (request, reply) => {
    const { actor } = await createContext(services, request, reply)
    if (!actor) return refuse('LOGIN_NEEDED')
    if (actor.role !== 'admin') return refuse('ADMIN_NEEDED')
    const form = await readUploadForm(request)
    try {
      return await uploadScore(services.db, actor, form)
    } catch (error) {
      if (!(error instanceof FaultyFile)) throw error
      const { message, code, found } = error
      return reply.code(400).send({ message, code, ...found })
    } finally {
      await form.file.close()
    }
  })
}
