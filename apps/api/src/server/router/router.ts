import { catalogueRouter } from '../../game/catalogue/router.ts'
import { deckRouter } from '../../game/deck/router.ts'
import { disputeRouter } from '../../game/dispute/router.ts'
import { eventConfigRouter } from '../../game/event/config-router.ts'
import { eventRouter } from '../../game/event/router.ts'
import { notificationRouter } from '../../game/notification/router.ts'
import { pictureRouter } from '../../game/picture/router.ts'
import { rivalryRouter } from '../../game/rivalry/router.ts'
import { scoreRouter } from '../../game/score/router.ts'
import { scoreSourceRouter } from '../../game/score-source/router.ts'
import { auditRouter } from '../../ground/audit/router.ts'
import { router } from '../../ground/call/trpc.ts'
import { systemRouter } from '../../ground/system/router.ts'
import { contactRouter } from '../../people/account/contact/router.ts'
import { passkeyRouter } from '../../people/account/passkey/router.ts'
import { providerRouter } from '../../people/account/provider/router.ts'
import { accountRouter } from '../../people/account/router.ts'
import { accessTokenRouter } from '../../people/account/tokens/router.ts'
import { clanRouter } from '../../people/clan/router.ts'
import { friendRouter } from '../../people/friend/router.ts'
import { leagueRouter } from '../../people/league/router.ts'
import { storyRouter } from '../../people/story/router.ts'
import { webhookRouter } from '../../reach/webhook/router.ts'

export const appRouter = router({
  account: accountRouter,
  accessToken: accessTokenRouter,
  passkey: passkeyRouter,
  provider: providerRouter,
  contact: contactRouter,
  event: eventRouter,
  eventConfig: eventConfigRouter,
  deck: deckRouter,
  catalogue: catalogueRouter,
  picture: pictureRouter,
  clan: clanRouter,
  friend: friendRouter,
  league: leagueRouter,
  webhook: webhookRouter,
  notification: notificationRouter,
  audit: auditRouter,
  score: scoreRouter,
  rivalry: rivalryRouter,
  story: storyRouter,
  scoreSource: scoreSourceRouter,
  dispute: disputeRouter,
  system: systemRouter,
})
export type AppRouter = typeof appRouter
