import { product, scoreFileTypes } from '@game/domain'
import { keepCsv } from '../../csv/keep-csv.ts'
import { form } from '../../http/form/form.ts'
import { spool } from './spooled-file.ts'
import { uploadFields } from './upload-fields.ts'
import { uploadAnswer, uploadScore } from './upload-score.ts'

export const uploadScoreForm = form({
  path: `/api/${product.slug}/upload-score`,
  name: 'score.uploadScore',
  summary: 'A score file for an event: all of it or nothing',
  described: {
    eventId: { type: 'integer', minimum: 1 },
    type: { type: 'string', enum: [...scoreFileTypes] },
    phaseIndex: { type: 'integer', minimum: 1, description: 'The phase of a file without a phase column' },
    dryRun: { type: 'boolean', description: 'Answers what would change, and changes nothing' },
    skipUnknown: { type: 'boolean', description: 'Passes over players that the game does not know' },
  },
  optional: ['phaseIndex', 'dryRun', 'skipUnknown'],
  fields: uploadFields,
  bytes: env => env.scoreFileBytes,
  keep: part => keepCsv(part, () => spool(part.filename, part.file)),
  drop: file => file.close(),
  output: uploadAnswer,
  answer: uploadScore,
})
