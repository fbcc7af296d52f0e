import type { AnyProcedure } from '@trpc/server'
import { catalogueCalls } from '../../game/catalogue/calls.ts'
import { deckCalls } from '../../game/deck/calls.ts'
import { disputeCalls } from '../../game/dispute/calls.ts'
import { eventCalls } from '../../game/event/calls.ts'
import { eventConfigCalls } from '../../game/event/config-calls.ts'
import { hostingCalls } from '../../game/event/hosting-calls.ts'
import { notificationCalls } from '../../game/notification/calls.ts'
import { pictureCalls } from '../../game/picture/calls.ts'
import { rivalryCalls } from '../../game/rivalry/calls.ts'
import { scoreCalls } from '../../game/score/calls.ts'
import { scoreSourceCalls } from '../../game/score-source/calls.ts'
import { shortlistCalls } from '../../game/shortlist/calls.ts'
import { auditCalls } from '../../ground/audit/calls.ts'
import type { Form } from '../../ground/call/form.ts'
import type { Route } from '../../ground/call/schema.ts'
import { router } from '../../ground/call/trpc.ts'
import type { Call } from '../../ground/contract/call.ts'
import { liveCalls } from '../../ground/stream/calls.ts'
import { systemCalls } from '../../ground/system/calls.ts'
import { accountCalls } from '../../people/account/calls.ts'
import { contactCalls } from '../../people/account/contact/calls.ts'
import { passkeyCalls } from '../../people/account/passkey/calls.ts'
import { providerCalls } from '../../people/account/provider/calls.ts'
import { accessTokenCalls } from '../../people/account/tokens/calls.ts'
import { clanCalls } from '../../people/clan/calls.ts'
import { friendCalls } from '../../people/friend/calls.ts'
import { leagueCalls } from '../../people/league/calls.ts'
import { matchCalls } from '../../people/match/calls.ts'
import { storyCalls } from '../../people/story/calls.ts'
import { talkCalls } from '../../people/talk/calls.ts'
import { webhookCalls } from '../../reach/webhook/calls.ts'

/** Every feature with its calls, in the order of the OpenAPI document. */
export const features = {
  account: accountCalls,
  accessToken: accessTokenCalls,
  passkey: passkeyCalls,
  provider: providerCalls,
  contact: contactCalls,
  event: eventCalls,
  eventConfig: eventConfigCalls,
  hosting: hostingCalls,
  deck: deckCalls,
  shortlist: shortlistCalls,
  score: scoreCalls,
  rivalry: rivalryCalls,
  story: storyCalls,
  match: matchCalls,
  scoreSource: scoreSourceCalls,
  dispute: disputeCalls,
  catalogue: catalogueCalls,
  picture: pictureCalls,
  clan: clanCalls,
  friend: friendCalls,
  league: leagueCalls,
  talk: talkCalls,
  webhook: webhookCalls,
  notification: notificationCalls,
  audit: auditCalls,
  system: systemCalls,
  live: liveCalls,
}
type Features = typeof features
type NamesOf<Run> = {
  [Name in keyof Features]: {
    [Verb in keyof Features[Name]['calls']]: Features[Name]['calls'][Verb] extends { run: Run }
      ? `${Name}.${Verb & string}`
      : never
  }[keyof Features[Name]['calls']]
}[keyof Features]

/** The calls that are procedures, as `feature.verb`. */
export type ProcedureName = NamesOf<AnyProcedure>
type CallName = NamesOf<unknown>

/** Every call by its name, `feature.verb`. */
export const callsByName = Object.fromEntries(
  Object.entries(features).flatMap(([name, { calls }]) =>
    Object.entries(calls).map(([verb, call]) => [`${name}.${verb}`, call]),
  ),
) as Record<CallName, Call<AnyProcedure | Form | Route>>

type Procedures<Calls> = {
  [Verb in keyof Calls as Calls[Verb] extends { run: AnyProcedure } ? Verb : never]: Calls[Verb] extends {
    run: infer Run
  }
    ? Run
    : never
}

/** tRPC's router of every procedure. */
export const appRouter = router(
  Object.fromEntries(
    Object.entries(features).map(([name, { calls }]) => [
      name,
      Object.fromEntries(
        Object.entries<Call>(calls).flatMap(([verb, { run }]) => ('transport' in run ? [] : [[verb, run]])),
      ),
    ]),
  ) as { [Name in keyof Features]: Procedures<Features[Name]['calls']> },
)
export type AppRouter = typeof appRouter
