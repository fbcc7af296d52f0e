import { feature, gamePath } from '../../ground/contract/call.ts'
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
import { proposeGoals } from './read/propose-goals.ts'
import { closeHandout } from './rewards/close-handout.ts'
import { exportWinners, getWinners } from './rewards/get-winners.ts'
import { handOutReward } from './rewards/hand-out-reward.ts'
import { getEventResults } from './standings/get-event-results.ts'
import { getEventScores } from './standings/get-event-scores.ts'
import { getRankHistory } from './standings/get-rank-history.ts'
import { getScoreFile } from './upload/get-score-file.ts'
import { getScoreUpload } from './upload/get-score-upload.ts'
import { getScoreUploads } from './upload/get-score-uploads.ts'
import { recheckEvent } from './upload/recheck-event.ts'
import { restoreUpload } from './upload/restore-upload.ts'
import { uploadScoreForm } from './upload/upload-form.ts'
import { getEventWork } from './work/get-event-work.ts'

const read = { refusals: [404] } as const
const change = { scope: 'admin', refusals: [404, 409] } as const

export const scoreCalls = feature(gamePath, 'Scores, leaderboards and score files', {
  getEventScores: {
    ...read,
    scope: 'read',
    summary: "A page of the leaderboard, with the caller's row, whatever its rank",
    defaultText: 'eventScores',
    needs: 'scores',
    staleAfter: ['scores_changed', 'phase_locked', 'event_changed', 'clan_changed'],
    run: getEventScores,
  },
  getDeckScore: {
    ...read,
    scope: 'read',
    summary: "The scores of a user's cards, explained down to the counts",
    defaultText: 'loadDeckScore',
    needs: 'scores',
    staleAfter: ['scores_changed'],
    run: getDeckScore,
  },
  getBestDeck: {
    ...read,
    scope: 'read',
    summary: "The best deck of a phase in hindsight, and the score of the caller's",
    refusals: [404, 409],
    run: getBestDeck,
  },
  getKeyplayHistory: {
    ...read,
    scope: 'read',
    summary:
      'How often the players of a phase did each keyplay in past phases, and how often all players did',
    run: getKeyplayHistory,
  },
  getPlayerScores: {
    ...read,
    scope: 'read',
    summary: 'The score of each player of a locked phase with the three best keyplays',
    refusals: [404, 409],
    staleAfter: ['scores_changed', 'phase_locked'],
    run: getPlayerScores,
  },
  getEventResults: {
    ...read,
    scope: 'read',
    summary: 'The scores of the decks of an event: average, best and top tenth, overall and in each phase',
    defaultText: 'eventScores',
    run: getEventResults,
  },
  getRankHistory: {
    ...read,
    scope: 'read',
    summary: "The caller's rank by phase, next to those of the best friends in the ranking",
    staleAfter: ['scores_changed', 'phase_locked'],
    run: getRankHistory,
  },
  getProjectedRank: {
    ...read,
    scope: 'read',
    summary: "The caller's projected rank by the running maps, after their last round",
    run: getProjectedRank,
  },
  getProof: {
    ...read,
    scope: 'read',
    summary:
      'The proof chain of an event: the links that fix its decks, facts, goals and counts, with their roots',
    staleAfter: ['scores_changed', 'phase_locked'],
    run: getProof,
  },
  getProofBundle: {
    ...read,
    scope: 'read',
    summary: 'A part of the data from which the ranking of an event can be recomputed',
    run: getProofBundle,
  },
  getReceipt: {
    ...read,
    scope: 'read',
    summary: "The proof that the caller's deck of a locked phase took part unchanged",
    run: getReceipt,
  },
  getWinners: {
    ...read,
    scope: 'admin',
    summary: 'A page of the users with rewards of an event, and what has been handed out',
    run: getWinners,
  },
  exportWinners: {
    ...read,
    scope: 'admin',
    summary: 'All winners of an event as a CSV file',
    run: exportWinners,
  },
  handOutReward: {
    ...change,
    summary: 'Marks a reward as handed out to its winners, or takes the mark away',
    refusals: [404],
    refreshes: ['score.getWinners'],
    run: handOutReward,
  },
  closeHandout: {
    ...change,
    summary: 'Closes the marks of handed-out rewards that are no longer granted',
    refusals: [404],
    refreshes: ['score.getWinners'],
    run: closeHandout,
  },
  getPhaseMaps: {
    ...read,
    scope: 'admin',
    summary: "The maps from which the counts of an event's phases come",
    staleAfter: ['scores_changed'],
    run: getPhaseMaps,
  },
  getScoreUploads: {
    ...read,
    scope: 'admin',
    summary: 'The uploads of an event, newest first',
    staleAfter: ['scores_changed'],
    run: getScoreUploads,
  },
  getScoreUpload: {
    ...read,
    scope: 'admin',
    summary: 'The counts of an upload as a CSV file',
    run: getScoreUpload,
  },
  getScoreFile: {
    ...read,
    scope: 'admin',
    summary: 'A part of the file of an upload as it was sent, compressed',
    run: getScoreFile,
  },
  getEventWork: {
    ...read,
    scope: 'admin',
    summary: 'The background work for an event: its progress, and why it failed',
    run: getEventWork,
  },
  getPastScores: {
    ...read,
    scope: 'admin',
    summary: 'The scores of decks of past events, as a help to set a goal',
    run: getPastScores,
  },
  proposeGoals: {
    ...read,
    scope: 'admin',
    summary: 'Goals that half, a third and a tenth of the decks reach, from past counts',
    staleAfter: ['scores_changed'],
    run: proposeGoals,
  },
  uploadScore: {
    ...change,
    summary: 'Score files for an event: all of them or nothing',
    defaultText: 'admin',
    refreshes: ['score.getPhaseMaps', 'score.getScoreUploads', 'event.getEvent'],
    run: uploadScoreForm,
  },
  updatePhaseMaps: {
    ...change,
    summary: 'Takes maps into the counts of their phases or out of them, or removes them',
    refreshes: ['score.getPhaseMaps', 'score.getScoreUploads', 'event.getEvent'],
    run: updatePhaseMaps,
  },
  restoreUpload: {
    ...change,
    summary: 'Restores the counts of an earlier upload, or those before it',
    refreshes: ['score.getPhaseMaps', 'score.getScoreUploads', 'event.getEvent'],
    run: restoreUpload,
  },
  recheckEvent: {
    ...change,
    summary: 'Scores locked decks again by the current catalogue, or shows who would gain',
    refreshes: ['event.getEvent'],
    run: recheckEvent,
  },
})
