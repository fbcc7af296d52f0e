import { adriaticClash } from './adriatic-clash.ts'
import { alpineMajor } from './alpine-major.ts'
import { balticMasters } from './baltic-masters.ts'
import { krakowInvitational } from './krakow-invitational.ts'
import type { PlannedEvent } from './plan.ts'
import { vistulaOpen } from './vistula-open.ts'
import { winterDraftCup } from './winter-draft-cup.ts'

/** Events in every state, dated from the first start (rulebook 11.30). */
export const tournaments: PlannedEvent[] = [
  balticMasters,
  vistulaOpen,
  alpineMajor,
  krakowInvitational,
  adriaticClash,
  winterDraftCup,
]
