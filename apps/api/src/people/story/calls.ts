import { feature, gamePath } from '../../ground/contract/call.ts'
import { getCareer } from './get-career.ts'
import { getDeckHistory } from './get-deck-history.ts'
import { getProfessional } from './get-professional.ts'
import { getSeasonReview } from './get-season-review.ts'

export const storyCalls = feature(
  gamePath,
  "What a user's decks of past phases tell, and the pages of players",
  {
    getDeckHistory: {
      scope: 'read',
      summary: "A page of a user's decks of locked phases with scores and ranks, the newest event first",
      refusals: [404],
      run: getDeckHistory,
    },
    getCareer: {
      scope: 'read',
      summary: "What a user's decks have in common: favourites, sleeves, streaks, best finishes",
      refusals: [404],
      run: getCareer,
    },
    getSeasonReview: {
      scope: 'read',
      summary: "A user's season in review: what the user was best at, the luckiest card, the closest miss",
      refusals: [404],
      run: getSeasonReview,
    },
    getProfessional: {
      scope: 'read',
      summary: 'What public events tell of a player: form, keyplays with averages, pick rates, matches',
      refusals: [404],
      run: getProfessional,
    },
  },
)
