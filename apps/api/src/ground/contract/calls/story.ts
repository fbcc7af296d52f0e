import { product } from '@game/domain'
import type { CallRecords } from '../call.ts'

export const story = {
  getDeckHistory: {
    method: 'GET',
    path: `/api/${product.slug}/get-deck-history`,
    access: 'public',
    scope: 'read',
    summary: "A page of a user's decks of locked phases with scores and ranks, the newest event first",
    refusals: [404],
    defaultText: 'unknown',
    refreshes: [],
  },
  getCareer: {
    method: 'GET',
    path: `/api/${product.slug}/get-career`,
    access: 'public',
    scope: 'read',
    summary: "What a user's decks have in common: favourites, sleeves, streaks, best finishes",
    refusals: [404],
    defaultText: 'unknown',
    refreshes: [],
  },
  getSeasonReview: {
    method: 'GET',
    path: `/api/${product.slug}/get-season-review`,
    access: 'public',
    scope: 'read',
    summary: "A user's season in review: what the user was best at, the luckiest card, the closest miss",
    refusals: [404],
    defaultText: 'unknown',
    refreshes: [],
  },
  getProfessional: {
    method: 'GET',
    path: `/api/${product.slug}/get-professional`,
    access: 'public',
    scope: 'read',
    summary: 'What public events tell of a player: form, keyplays with averages, who picks him, matches',
    refusals: [404],
    defaultText: 'unknown',
    refreshes: [],
  },
} satisfies CallRecords
