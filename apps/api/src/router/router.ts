import { contactRouter } from '../account/contact/router.ts'
import { passkeyRouter } from '../account/passkey/router.ts'
import { providerRouter } from '../account/provider/router.ts'
import { accountRouter } from '../account/router.ts'
import { accessTokenRouter } from '../account/tokens/router.ts'
import { auditRouter } from '../audit/router.ts'
import { router } from '../call/trpc.ts'
import { catalogueRouter } from '../catalogue/router.ts'
import { clanRouter } from '../clan/router.ts'
import { deckRouter } from '../deck/router.ts'
import { disputeRouter } from '../dispute/router.ts'
import { eventConfigRouter } from '../event/config-router.ts'
import { eventRouter } from '../event/router.ts'
import { friendRouter } from '../friend/router.ts'
import { leagueRouter } from '../league/router.ts'
import { notificationRouter } from '../notification/router.ts'
import { pictureRouter } from '../picture/router.ts'
import { rivalryRouter } from '../rivalry/router.ts'
import { scoreRouter } from '../score/router.ts'
import { scoreSourceRouter } from '../score-source/router.ts'
import { storyRouter } from '../story/router.ts'
import { systemRouter } from '../system/router.ts'
import { webhookRouter } from '../webhook/router.ts'

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
