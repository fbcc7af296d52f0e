import { router } from '../../ground/call/trpc.ts'
import { getCards } from './get-cards.ts'
import { getPickRates } from './get-pick-rates.ts'
import { handleNextPhase } from './handle-next-phase.ts'
import * as moves from './moves.ts'

export const deckRouter = router({ getCards, ...moves, handleNextPhase, getPickRates })
