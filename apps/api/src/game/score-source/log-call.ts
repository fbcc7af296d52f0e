import { type Route, schemaOf } from '../../ground/call/schema.ts'
import { done } from '../../ground/contract/shapes.ts'

/** Where a game server sends its log: `{token}` identifies it. */
export const logPath = '/api/score-sources/{token}/log'

const header = (name: string, description: string) => ({
  in: 'header' as const,
  name,
  description,
  schema: { type: 'string' as const },
})

const operation: Route['operation'] = {
  parameters: [
    {
      in: 'path',
      name: 'token',
      required: true,
      description: 'The token of the source.',
      schema: { type: 'string', example: 'c2VjcmV0LW9mLTQzLWNoYXJhY3RlcnMtbm9ib2R5LWtub3c' },
    },
    header('X-Server-Instance-Token', 'One process of the game server.'),
    header('X-LogBytes-BeginOffset', 'Where in its log the body begins.'),
    header('X-LogBytes-EndOffset', 'Where in its log the body ends.'),
  ],
  requestBody: {
    required: true,
    content: {
      'text/plain': {
        schema: { type: 'string', description: 'Lines of the log, 1 MB at most.' },
        example: 'L 01/19/2026 - 18:55:38: Loading map "de_inferno"\n',
      },
    },
  },
  responses: {
    200: {
      description: 'The lines are kept',
      content: { 'application/json': { schema: schemaOf(done) } },
    },
  },
}

/** The call as its feature lists it: it is no procedure. */
export const logRoute: Route = { transport: 'lines', access: 'public', operation }
