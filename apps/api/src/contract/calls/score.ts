import { product } from '@game/domain'
import type { CallRecords } from '../call.ts'

const path = `/api/${product.slug}` as const
const read = { method: 'GET', refusals: [404], defaultText: 'unknown', refreshes: [] } as const
const change = { method: 'POST', access: 'admin', refusals: [404, 409] } as const

export const score = {
  getEventScores: {
    ...read,
    path: `${path}/get-event-scores`,
    access: 'public',
    summary: "A page of the leaderboard, with the caller's row, whatever its rank",
    defaultText: 'eventScores',
  },
  getDeckScore: {
    ...read,
    path: `${path}/get-deck-score`,
    access: 'public',
    summary: "The scores of a user's cards, explained down to the counts",
    defaultText: 'loadDeckScore',
  },
  getBestDeck: {
    ...read,
    path: `${path}/get-best-deck`,
    access: 'public',
    summary: "The best deck of a phase in hindsight, and the score of the caller's",
    refusals: [404, 409],
  },
  getKeyplayHistory: {
    ...read,
    path: `${path}/get-keyplay-history`,
    access: 'public',
    summary:
      'How often the players of a phase did each keyplay in past phases, and how often all players did',
  },
  getPlayerScores: {
    ...read,
    path: `${path}/get-player-scores`,
    access: 'public',
    summary: 'The score of each player of a locked phase with the three best keyplays',
    refusals: [404, 409],
  },
  getEventResults: {
    ...read,
    path: `${path}/get-event-results`,
    access: 'public',
    summary: 'The scores of the decks of an event: average, best and top tenth, overall and in each phase',
    defaultText: 'eventScores',
  },
  getProjectedRank: {
    ...read,
    path: `${path}/get-projected-rank`,
    access: 'user',
    summary: "The caller's projected rank by the running maps, after their last round",
  },
  getProof: {
    ...read,
    path: `${path}/get-proof`,
    access: 'public',
    summary:
      'The proof chain of an event: the links that fix its decks, facts, goals and counts, with their roots',
  },
  getProofBundle: {
    ...read,
    path: `${path}/get-proof-bundle`,
    access: 'public',
    summary: 'A part of the data from which the ranking of an event can be recomputed',
  },
  getReceipt: {
    ...read,
    path: `${path}/get-receipt`,
    access: 'user',
    summary: "The proof that the caller's deck of a locked phase took part unchanged",
  },
  getWinners: {
    ...read,
    path: `${path}/get-winners`,
    access: 'admin',
    summary: 'A page of the users with rewards of an event, and what has been handed out',
  },
  exportWinners: {
    ...read,
    path: `${path}/export-winners`,
    access: 'admin',
    summary: 'All winners of an event as a CSV file',
  },
  handOutReward: {
    ...change,
    path: `${path}/hand-out-reward`,
    summary: 'Marks a reward as handed out to its winners, or takes the mark away',
    refusals: [404],
    defaultText: 'unknown',
    refreshes: ['score.getWinners'],
  },
  closeHandout: {
    ...change,
    path: `${path}/close-handout`,
    summary: 'Closes the marks of handed-out rewards that are no longer granted',
    refusals: [404],
    defaultText: 'unknown',
    refreshes: ['score.getWinners'],
  },
  getPhaseMaps: {
    ...read,
    path: `${path}/get-phase-maps`,
    access: 'admin',
    summary: "The maps from which the counts of an event's phases come",
  },
  getScoreUploads: {
    ...read,
    path: `${path}/get-score-uploads`,
    access: 'admin',
    summary: 'The uploads of an event, newest first',
  },
  getScoreUpload: {
    ...read,
    path: `${path}/get-score-upload`,
    access: 'admin',
    summary: 'The counts of an upload as a CSV file',
  },
  getScoreFile: {
    ...read,
    path: `${path}/get-score-file`,
    access: 'admin',
    summary: 'A part of the file of an upload as it was sent, compressed',
  },
  getEventWork: {
    ...read,
    path: `${path}/get-event-work`,
    access: 'admin',
    summary: 'The background work for an event: its progress, and why it failed',
  },
  getPastScores: {
    ...read,
    path: `${path}/get-past-scores`,
    access: 'admin',
    summary: 'The scores of decks of past events, as a help to set a goal',
  },
  uploadScore: {
    ...change,
    path: `${path}/upload-score`,
    summary: 'Score files for an event: all of them or nothing',
    defaultText: 'admin',
    refreshes: ['score.getPhaseMaps', 'score.getScoreUploads', 'event.getEvent'],
    transport: 'form',
  },
  updatePhaseMaps: {
    ...change,
    path: `${path}/update-phase-maps`,
    summary: 'Takes maps into the counts of their phases or out of them, or removes them',
    defaultText: 'unknown',
    refreshes: ['score.getPhaseMaps', 'score.getScoreUploads', 'event.getEvent'],
  },
  restoreUpload: {
    ...change,
    path: `${path}/restore-upload`,
    summary: 'Restores the counts of an earlier upload, or those before it',
    defaultText: 'unknown',
    refreshes: ['score.getPhaseMaps', 'score.getScoreUploads', 'event.getEvent'],
  },
  recheckEvent: {
    ...change,
    path: `${path}/recheck-event`,
    summary: 'Scores locked decks again by the current catalogue, or shows who would gain',
    defaultText: 'unknown',
    refreshes: ['event.getEvent'],
  },
} satisfies CallRecords
