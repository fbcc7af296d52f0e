import { router } from '../../ground/call/trpc.ts'
import { getCareer } from './get-career.ts'
import { getDeckHistory } from './get-deck-history.ts'
import { getProfessional } from './get-professional.ts'
import { getSeasonReview } from './get-season-review.ts'

export const storyRouter = router({ getDeckHistory, getCareer, getProfessional, getSeasonReview })
