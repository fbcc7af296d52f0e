import { router } from '../../ground/call/trpc.ts'
import { getPhaseMaps } from './maps/get-phase-maps.ts'
import { updatePhaseMaps } from './maps/update-phase-maps.ts'
import { getProjectedRank } from './projected/get-projected-rank.ts'
import { getProof } from './proof/get-proof.ts'
import { getProofBundle } from './proof/get-proof-bundle.ts'
import { getReceipt } from './proof/get-receipt.ts'
import { getBestDeck } from './read/get-best-deck.ts'
import { getDeckScore } from './read/get-deck-score.ts'
import { getKeyplayHistory } from './read/get-keyplay-history.ts'
import { getPastScores } from './read/get-past-scores.ts'
import { getPlayerScores } from './read/get-player-scores.ts'
import { closeHandout } from './rewards/close-handout.ts'
import { exportWinners, getWinners } from './rewards/get-winners.ts'
import { handOutReward } from './rewards/hand-out-reward.ts'
import { getEventResults } from './standings/get-event-results.ts'
import { getEventScores } from './standings/get-event-scores.ts'
import { getScoreFile } from './upload/get-score-file.ts'
import { getScoreUpload } from './upload/get-score-upload.ts'
import { getScoreUploads } from './upload/get-score-uploads.ts'
import { recheckEvent } from './upload/recheck-event.ts'
import { restoreUpload } from './upload/restore-upload.ts'
import { getEventWork } from './work/get-event-work.ts'

export const scoreRouter = router({
  getEventScores,
  getDeckScore,
  getBestDeck,
  getKeyplayHistory,
  getPlayerScores,
  getPhaseMaps,
  getScoreUploads,
  getScoreUpload,
  getScoreFile,
  getEventWork,
  getPastScores,
  getEventResults,
  getProjectedRank,
  getProof,
  getProofBundle,
  getReceipt,
  getWinners,
  exportWinners,
  handOutReward,
  updatePhaseMaps,
  closeHandout,
  restoreUpload,
  recheckEvent,
})
