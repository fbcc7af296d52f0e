import { router } from '../../ground/call/trpc.ts'
import { addScoreSource } from './add-score-source.ts'
import { getScoreSources } from './get-score-sources.ts'
import { removeScoreSource } from './remove-score-source.ts'
import { rereadScoreSource } from './reread-score-source.ts'
import { updateScoreSource } from './update-score-source.ts'

export const scoreSourceRouter = router({
  addScoreSource,
  getScoreSources,
  updateScoreSource,
  removeScoreSource,
  rereadScoreSource,
})
