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
    summary: 'A page of the leaderboard, with the own row wherever it ranks',
    defaultText: 'eventScores',
  },
  getDeckScore: {
    ...read,
    path: `${path}/get-deck-score`,
    access: 'public',
    summary: "What a user's cards scored, explained to the count",
    defaultText: 'loadDeckScore',
  },
  getBestDeck: {
    ...read,
    path: `${path}/get-best-deck`,
    access: 'public',
    summary: 'The best deck of a phase in hindsight, beside the own',
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
    summary: 'What each player of a locked phase made of it with the three best keyplays',
    refusals: [404, 409],
  },
  getEventResults: {
    ...read,
    path: `${path}/get-event-results`,
    access: 'public',
    summary: 'What the decks of an event came to: average, best, top tenth, of the event and of each phase',
    defaultText: 'eventScores',
  },
  getProjectedRank: {
    ...read,
    path: `${path}/get-projected-rank`,
    access: 'user',
    summary: 'The own rank as it would be by maps that run, after their last round',
  },
  getProof: {
    ...read,
    path: `${path}/get-proof`,
    access: 'public',
    summary: 'The chain of an event: what fixed its decks, facts, goals and counts, and the roots',
  },
  getProofBundle: {
    ...read,
    path: `${path}/get-proof-bundle`,
    access: 'public',
    summary: 'A part of all that the ranking of an event is recomputed from',
  },
  getReceipt: {
    ...read,
    path: `${path}/get-receipt`,
    access: 'user',
    summary: 'The proof that the own deck of a locked phase took part as it stood',
  },
  getWinners: {
    ...read,
    path: `${path}/get-winners`,
    access: 'admin',
    summary: 'A page of those who have been granted rewards of an event, and what has been handed out',
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
    summary: 'A part of the file of an upload as it came, compressed',
  },
  getEventWork: {
    ...read,
    path: `${path}/get-event-work`,
    access: 'admin',
    summary: 'What is done for an event without a request: how far it has come, and why it failed',
  },
  getPastScores: {
    ...read,
    path: `${path}/get-past-scores`,
    access: 'admin',
    summary: 'What decks of past events scored, to set a goal by',
  },
  uploadScore: {
    ...change,
    path: `${path}/upload-score`,
    summary: 'A score file for an event: all of it or nothing',
    defaultText: 'admin',
    refreshes: ['score.getScoreUploads', 'event.getEvent'],
    transport: 'form',
  },
  restoreUpload: {
    ...change,
    path: `${path}/restore-upload`,
    summary: 'Lets the counts of an earlier upload stand again',
    defaultText: 'unknown',
    refreshes: ['score.getScoreUploads', 'event.getEvent'],
  },
  recheckEvent: {
    ...change,
    path: `${path}/recheck-event`,
    summary: 'Judges locked decks by the catalogue as it is now, or says who would gain',
    defaultText: 'unknown',
    refreshes: ['event.getEvent'],
  },
} satisfies CallRecords
