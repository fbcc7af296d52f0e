import { router } from '../http/trpc.ts'
import { recheckEvent } from './preview/recheck-event.ts'
import { getBestDeck } from './read/get-best-deck.ts'
import { getDeckScore } from './read/get-deck-score.ts'
import { getEventScores } from './read/get-event-scores.ts'
import { getPastScores } from './read/get-past-scores.ts'
import { getScoreUploads } from './upload/get-score-uploads.ts'
import { restoreUpload } from './upload/restore-upload.ts'

export const scoreRouter = router({
  getEventScores,
  getDeckScore,
  getBestDeck,
  getScoreUploads,
  getPastScores,
  restoreUpload,
  recheckEvent,
})
