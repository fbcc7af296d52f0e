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
  getScoreUploads: {
    ...read,
    path: `${path}/get-score-uploads`,
    access: 'admin',
    summary: 'The uploads of an event, newest first',
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
