import { scoreFileTypes } from '@game/domain'
import { z } from 'zod'
import { flag, id, numeral, phaseIndex } from '../../contract/shapes.ts'
import type { SpooledFile } from './spooled-file.ts'

/** The fields of upload-score beside its file. */
export const uploadFields = z.strictObject({
  eventId: numeral.pipe(id),
  type: z.enum(scoreFileTypes),
  phaseIndex: numeral.pipe(phaseIndex).optional(),
  dryRun: flag.optional(),
  skipUnknown: flag.optional(),
})
export type UploadForm = z.output<typeof uploadFields> & { file: SpooledFile }
