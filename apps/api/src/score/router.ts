import { router } from '../http/trpc.ts'
import { getBestDeck } from './get-best-deck.ts'
import { getDeckScore } from './get-deck-score.ts'
import { getEventScores } from './get-event-scores.ts'
import { getPastScores } from './get-past-scores.ts'
import { getScoreUploads } from './get-score-uploads.ts'
import { recheckEvent } from './recheck-event.ts'
import { restoreUpload } from './restore-upload.ts'

export const scoreRouter = router({
  getEventScores,
  getDeckScore,
  getBestDeck,
  getScoreUploads,
  getPastScores,
  restoreUpload,
  recheckEvent,
})
