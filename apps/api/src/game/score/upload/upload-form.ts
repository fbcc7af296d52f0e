import type { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { csvFaultReason, isDemoName, joinModes, sameMapChoices } from '@game/domain'
import { form } from '../../../ground/call/form.ts'
import { FaultyFileError } from '../../../ground/csv/faulty-file-error.ts'
import { requireFileName } from '../../../ground/csv/require-file-name.ts'
import { spoolDemo } from './demo/spool-demo.ts'
import { type SpooledFile, spoolFile } from './file/spooled-file.ts'
import { uploadFields, uploadTypes } from './read-files.ts'
import { uploadAnswer, uploadScore } from './upload-score.ts'

/** How many demos an upload may have (rulebook 8.31). */
const mostDemos = 10
const endings = ['.csv', '.log', '.txt', '.gz', '.dem', '.dem.zst']

export const uploadScoreForm = form({
  described: {
    eventId: { type: 'integer', minimum: 1, description: 'The id of the event.' },
    type: {
      type: 'string',
      enum: [...uploadTypes],
      description:
        'Which upload the files are; with `both` each goes to the one that its layout belongs to; a server log (.log) and a demo (.dem) give both, whichever is named.',
    },
    phaseIndex: {
      type: 'integer',
      minimum: 1,
      description: 'The phase of a file without a phase column, of a server log and of a demo.',
    },
    mode: {
      type: 'string',
      enum: [...joinModes],
      description: 'Whether the maps of the files replace those of their phases, or are added to them.',
    },
    sameMaps: {
      type: 'string',
      enum: [...sameMapChoices],
      description:
        'What happens with maps that count already, from another file: they replace those, or both count. Needed if there are such maps.',
    },
    dryRun: { type: 'boolean', description: 'Answers what would change, and changes nothing.' },
    skipUnknown: {
      type: 'boolean',
      description: 'Passes over players that the game does not know.',
      example: false,
    },
    people: {
      type: 'string',
      description:
        'Whose counts those of people are whom the game does not know, as JSON: `[{"steamId": "76561198000000001", "playerId": 7}]`, with a `playerId` of null for nobody. Kept for later files of the event.',
    },
    reason: {
      type: 'string',
      description: 'Why results change; required once they are final. Users can read it.',
      example: 'Map 3 was replayed',
    },
  },
  sample:
    'match_id,map_name,total_rounds_played,attacker_name,user_name,weapon,headshot\r\nm1,de_mirage,0,molodoy,apEX,glock,True\r\n',
  optional: ['phaseIndex', 'mode', 'sameMaps', 'dryRun', 'skipUnknown', 'people', 'reason'],
  fields: uploadFields,
  eventOf: async (_db, { eventId }) => uploadFields.shape.eventId.safeParse(eventId).data,
  most: 100,
  bytes: env => env.scoreFileBytes,
  large: { isLarge: isDemoName, bytes: env => env.demoFileBytes, most: mostDemos, refuse: refuseDemo },
  keep: (part, limit) =>
    requireFileName(endings, part, () =>
      readToEnd(
        part.file,
        (isDemoName(part.filename) ? spoolDemo : spoolFile).bind(null, part.filename),
        limit,
      ),
    ),
  drop: ({ handle }: SpooledFile) => handle.close(),
  output: uploadAnswer,
  answer: uploadScore,
})

/** Refuses the first demo that is too many, before it is unpacked. */
function refuseDemo(file: string): never {
  const reason = csvFaultReason('TOO_MANY_DEMOS', { limit: mostDemos })
  throw new FaultyFileError({ faults: [{ file, line: 1, column: '', reason }], faultCount: 1 })
}

/** Keeps a file; one that is refused is read to its end all the same, as the answer waits for the whole form. */
async function readToEnd(
  file: Readable,
  keep: (chunks: AsyncIterable<Buffer>, limit: number) => Promise<SpooledFile>,
  limit: number,
): Promise<SpooledFile> {
  try {
    return await keep(file.iterator({ destroyOnReturn: false }), limit)
  } catch (error) {
    await finished(file.resume()).catch(() => undefined)
    throw error
  }
}
