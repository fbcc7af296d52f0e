import { feature, gamePath } from '../../ground/contract/call.ts'
import { addScoreSource } from './add-score-source.ts'
import { getScoreSources } from './get-score-sources.ts'
import { logPath, logRoute } from './log-call.ts'
import { removeScoreSource } from './remove-score-source.ts'
import { rereadScoreSource } from './reread-score-source.ts'
import { updateScoreSource } from './update-score-source.ts'
import { uploadSourceLog } from './upload-source-log.ts'

const change = { scope: 'admin', refusals: [404, 409], refreshes: ['scoreSource.getScoreSources'] } as const

export const scoreSourceCalls = feature(gamePath, 'Game servers that send their logs: for admins', {
  addScoreSource: {
    ...change,
    summary: 'Lets a game server send its log as the scores of an event; only this answer contains its token',
    run: addScoreSource,
  },
  getScoreSources: {
    scope: 'admin',
    summary: 'The game servers of an event and what has been read from their logs',
    refusals: [404],
    run: getScoreSources,
  },
  updateScoreSource: {
    ...change,
    summary: 'Renames, pauses or resumes a source, moves its maps and assigns its people to players',
    run: updateScoreSource,
  },
  removeScoreSource: {
    ...change,
    summary: 'Revokes the token of a source; what it has sent is kept',
    run: removeScoreSource,
  },
  rereadScoreSource: {
    ...change,
    summary: 'Reads everything that a source has sent again from the beginning',
    run: rereadScoreSource,
  },
  uploadSourceLog: {
    ...change,
    summary: "Takes a server's own log file, which fills the gaps in what the server has sent",
    run: uploadSourceLog,
  },
  log: {
    path: logPath,
    scope: null,
    summary: "Lines of a game server's log, sent by the server itself; the token identifies the source",
    refusals: [404, 409],
    run: logRoute,
  },
})
