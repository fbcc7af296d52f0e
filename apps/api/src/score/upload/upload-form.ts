import { scoreFileTypes } from '@game/domain'
import { requireCsvName } from '../../csv/require-csv-name.ts'
import { form } from '../../http/form/form.ts'
import { spoolFile } from './spooled-file.ts'
import { uploadAnswer, uploadFields, uploadScore } from './upload-score.ts'

export const uploadScoreForm = form({
  name: 'score.uploadScore',
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
  keep: part => requireCsvName(part, () => spoolFile(part.filename, part.file)),
  drop: file => file.close(),
  output: uploadAnswer,
  answer: uploadScore,
})
