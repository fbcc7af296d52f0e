import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'
import type { Services } from '../../call/context.ts'
import type { Form } from '../../call/form.ts'
import { importCatalogue } from '../../catalogue/file/import-catalogue.ts'
import { importEvent } from '../../event/file/import-event.ts'
import { uploadPicture } from '../../picture/uploaded/upload-picture.ts'
import { uploadScoreForm } from '../../score/upload/upload-form.ts'
import { uploadSourceLog } from '../../score-source/upload-source-log.ts'

/** Every call that takes a file (rulebook 12.26). */
export const forms: readonly Form[] = [
  uploadScoreForm,
  uploadSourceLog,
  uploadPicture,
  importCatalogue,
  importEvent,
]

/** Mounts the forms; every other route answers multipart/form-data with 415. */
export async function formRoutes(app: FastifyInstance, services: Services): Promise<void> {
  // A longer value is cut off; the longest is a reason of 200 characters, which may take 800 bytes.
  await app.register(multipart, { limits: { files: 1, fields: 10, fieldSize: 2000, fieldNameSize: 100 } })
  for (const each of forms) each.mount(app, services)
}
