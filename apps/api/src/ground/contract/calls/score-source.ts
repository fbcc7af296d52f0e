import { product } from '@game/domain'
import type { CallRecords } from '../call.ts'

const path = `/api/${product.slug}` as const
const change = {
  method: 'POST',
  access: 'admin',
  scope: 'admin',
  refusals: [404, 409],
  defaultText: 'unknown',
  refreshes: ['scoreSource.getScoreSources'],
} as const

export const scoreSource = {
  addScoreSource: {
    ...change,
    path: `${path}/add-score-source`,
    summary: 'Lets a game server send its log as the scores of an event; only this answer contains its token',
  },
  getScoreSources: {
    method: 'GET',
    path: `${path}/get-score-sources`,
    access: 'admin',
    scope: 'admin',
    summary: 'The game servers of an event and what has been read from their logs',
    refusals: [404],
    defaultText: 'unknown',
    refreshes: [],
  },
  updateScoreSource: {
    ...change,
    path: `${path}/update-score-source`,
    summary: 'Renames, pauses or resumes a source, moves its maps and assigns its people to players',
  },
  removeScoreSource: {
    ...change,
    path: `${path}/remove-score-source`,
    summary: 'Revokes the token of a source; what it has sent is kept',
  },
  rereadScoreSource: {
    ...change,
    path: `${path}/reread-score-source`,
    summary: 'Reads everything that a source has sent again from the beginning',
  },
  uploadSourceLog: {
    ...change,
    path: `${path}/upload-source-log`,
    summary: "Takes a server's own log file, which fills the gaps in what the server has sent",
    transport: 'form',
  },
  log: {
    method: 'POST',
    path: '/api/score-sources/{token}/log',
    access: 'public',
    scope: null,
    summary: "Lines of a game server's log, sent by the server itself; the token identifies the source",
    refusals: [404],
    defaultText: 'unknown',
    refreshes: [],
    transport: 'lines',
  },
} satisfies CallRecords
