import { scoreFileTypes } from '@game/domain'
import { type Operation, schemaOf } from '../openapi/schema.ts'
import { uploadAnswer } from './upload-score.ts'

/** What the OpenAPI document says of upload-score, which is no procedure. */
export const uploadOperation: Operation = {
  operationId: 'score-uploadScore',
  summary: 'A score file for an event: all of it or nothing',
  description: 'For admins.',
  tags: ['score'],
  security: [{ session: [] }],
  requestBody: {
    required: true,
    content: {
      'multipart/form-data': {
        schema: {
          type: 'object',
          properties: {
            file: { type: 'string', format: 'binary' },
            eventId: { type: 'integer', minimum: 1 },
            type: { type: 'string', enum: [...scoreFileTypes] },
            phaseIndex: {
              type: 'integer',
              minimum: 1,
              description: 'The phase of a file without a phase column',
            },
            dryRun: { type: 'boolean', description: 'Answers what would change, and changes nothing' },
            skipUnknown: { type: 'boolean', description: 'Passes over players that the game does not know' },
          },
          required: ['file', 'eventId', 'type'],
          additionalProperties: false,
        },
      },
    },
  },
  responses: {
    200: {
      description: 'What was read, and kept unless it was a dry run',
      content: { 'application/json': { schema: schemaOf(uploadAnswer) } },
    },
  },
}
