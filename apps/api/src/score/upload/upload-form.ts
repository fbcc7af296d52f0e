import { joinModes, scoreFileTypes } from '@game/domain'
import { form } from '../../call/form.ts'
import { requireFileName } from '../../csv/require-file-name.ts'
import { uploadFields } from './read-files.ts'
import { type SpooledFile, spoolFile } from './spooled-file.ts'
import { uploadAnswer, uploadScore } from './upload-score.ts'

export const uploadScoreForm = form({
  name: 'score.uploadScore',
  described: {
    eventId: { type: 'integer', minimum: 1 },
    type: {
      type: 'string',
      enum: [...scoreFileTypes],
      description: 'Which upload the file is; a server log (.log) gives both, whichever is named.',
    },
    phaseIndex: {
      type: 'integer',
      minimum: 1,
      description: 'The phase of a file without a phase column, and of a server log.',
    },
    mode: {
      type: 'string',
      enum: [...joinModes],
      description: 'Whether the maps of the files replace those of their phases, or are added to them.',
    },
    dryRun: { type: 'boolean', description: 'Answers what would change, and changes nothing.' },
    skipUnknown: { type: 'boolean', description: 'Passes over players that the game does not know.' },
    reason: {
      type: 'string',
      description: 'Why results change; required once they are final. Users can read it.',
    },
  },
  optional: ['phaseIndex', 'mode', 'dryRun', 'skipUnknown', 'reason'],
  fields: uploadFields,
  most: 100,
  bytes: env => env.scoreFileBytes,
  keep: part =>
    requireFileName(['.csv', '.log', '.txt', '.gz'], part, () => spoolFile(part.filename, part.file)),
  drop: (file: SpooledFile) => file.close(),
  output: uploadAnswer,
  answer: uploadScore,
})
