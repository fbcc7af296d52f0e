import { isDated, isOpen } from '@game/domain'
import { useQuery } from '@tanstack/react-query'
import { Medal, Settings2, Trophy } from 'lucide-react'
import { trpc } from '../../base/api/client.ts'
import { FailedState } from '../../base/api/failed-state.tsx'
import { failureOf } from '../../base/api/failure.ts'
import { useServerNow } from '../../base/api/use-server-now.ts'
import { inProduct } from '../../base/product/in-product.ts'
import { useCurrentUser } from '../../base/session/current-user.ts'
import { hasRight } from '../../base/session/event-rights.ts'
import { useStream } from '../../base/stream/use-stream.ts'
import { useTranslation } from '../../base/texts/use-translation.ts'
import { Chip } from '../../base/ui/feedback/chip.tsx'
import { Loading, Skeleton } from '../../base/ui/feedback/skeleton.tsx'
import { ButtonLink } from '../../base/ui/input/button.tsx'
import { Panel } from '../../base/ui/layout/panel.tsx'
import { NotFound } from '../../frame/shell/error-pages.tsx'
import { Page } from '../../frame/shell/page.tsx'
import { InvitePanel } from '../leagues/invite/invite-panel.tsx'
import { Circle } from './circle.tsx'
import { CompleteGame } from './complete-game.tsx'
import { GameEnd } from './game-end.tsx'
import { Goals } from './goals.tsx'
import { HostAgain } from './host-again.tsx'
import { type Hosted, hasBegun, type PrivateGame } from './hosted.ts'
import styles from './hosting.module.css'
import { JoinRule } from './join-rule.tsx'
import { LeaveGame } from './leave-game.tsx'
import { OwnCards } from './own-cards.tsx'
import { Prize } from './prize.tsx'
import { RenewCode } from './renew-code.tsx'
import { ReportGame } from './report-game.tsx'
import { SteamLink } from './steam-link.tsx'
import { HostSteps } from './steps/host-steps.tsx'

const waiting = ['waiting'] as const
const others = ['in', 'removed'] as const
/** No message announces who has joined or built a deck, while who configures the game waits for it in front of the page. */
const pollMs = 10_000

/** Shows /{product}/private/{eventId}: what is left to do, the invitation, the prize and the circle of a private game (rulebook 30.9). */
export function PrivateGamePage({ eventId }: { eventId: number }) {
  const { t } = useTranslation('hosting')
  const user = useCurrentUser()
  const configures = !!user && hasRight(user, eventId, 'configure')
  const event = useQuery(trpc.event.getEvent.queryOptions({ id: eventId }, { meta: { quiet: true } }))
  const circle = useQuery(
    trpc.hosting.getParticipants.queryOptions(
      { eventId },
      {
        meta: { quiet: true },
        refetchOnWindowFocus: 'always',
        refetchInterval: ({ state }) =>
          configures && state.data && !event.data?.event.completed ? pollMs : false,
      },
    ),
  )
  useStream(circle.data ? { eventId } : {})
  const failed = event.error ?? circle.error
  const list = { label: t('title'), link: { to: '/$product/private', params: inProduct } } as const
  const name = event.data?.event.name ?? t('title')
  if (failureOf(failed)?.status === 404) return <NotFound />
  return (
    <Page title={name} breadcrumbs={[list, { label: name }]}>
      {failed && !(event.data && circle.data) ? (
        <FailedState
          error={failed}
          onRetry={() => Promise.all([event.refetch(), circle.refetch()])}
          busy={event.isFetching || circle.isFetching}
        />
      ) : !event.data || !circle.data || !user ? (
        <Loading label={t('loading')}>
          <Skeleton height={360} radius={20} />
        </Loading>
      ) : (
        <Game
          event={event.data.event}
          hosted={circle.data}
          takesPart={circle.data.participants.some(each => each.userId === user.id && each.state === 'in')}
          owns={hasRight(user, eventId, 'own')}
          configures={configures}
        />
      )}
    </Page>
  )
}

function Game({
  event,
  hosted,
  takesPart,
  owns,
  configures,
}: {
  event: PrivateGame
  hosted: Hosted
  takesPart: boolean
  owns: boolean
  configures: boolean
}) {
  const { t } = useTranslation('hosting')
  const now = useServerNow()
  const isRanked = event.completed || (!!now && hasBegun(event, now))
  const isOpenNow = !!now && event.phases.some(phase => isDated(phase) && isOpen(phase, now))
  const owner = hosted.participants.find(({ userId }) => userId === hosted.ownerId)
  const address = { ...inProduct, eventId: String(event.id) }
  return (
    <>
      <div className="row wrap middle between gap-3 below-4">
        <div className="stack gap-1 shrinks">
          <h1 className="breaks t28" dir="auto">
            {event.name}
          </h1>
          <p className="row wrap middle gap-2">
            <Chip>{t('game.private')}</Chip>
            {event.completed && <Chip>{t('over')}</Chip>}
            {owner && <span className="soft">{t('game.hostedBy', { name: owner.username })}</span>}
          </p>
        </div>
        <div className="row wrap gap-2">
          {configures && (
            <ButtonLink to="/$product/data/events/config/{-$eventId}" params={address}>
              <Settings2 size={18} aria-hidden />
              {t('game.configure')}
            </ButtonLink>
          )}
          {isRanked && (
            <ButtonLink to="/$product/leaderboards" params={inProduct} search={{ event: event.id }}>
              <Medal size={18} aria-hidden />
              {t('game.ranking')}
            </ButtonLink>
          )}
          {event.phases.some(isDated) && (
            <ButtonLink to="/$product/games/$eventId/{-$eventName}" params={address} look="beam">
              {t(
                event.completed
                  ? 'game.result'
                  : isOpenNow || !isRanked
                    ? 'game.play'
                    : takesPart
                      ? 'game.deck'
                      : 'game.decksOf',
              )}
            </ButtonLink>
          )}
        </div>
      </div>
      {event.completed && <p className="below-4 strong">{t('game.isOver')}</p>}
      {hosted.closeReason !== null && (
        <p className="below-4 strong failed" dir="auto">
          {t('game.closed', { reason: hosted.closeReason })}
        </p>
      )}
      {configures && !event.completed && <GameEnd event={event} place="top" />}
      <div className={styles.columns}>
        <div className="stack gap-4 shrinks">
          <Circle states={waiting} event={event} hosted={hosted} owns={owns} />
          {configures && !event.completed && <HostSteps event={event} hosted={hosted} owns={owns} />}
          {!event.completed && (
            <Panel head={t('game.invite')} actions={owns && <RenewCode eventId={event.id} />}>
              <div className="stack one-column gap-5">
                <InvitePanel code={hosted.code} name={event.name} path="e" />
                {owns && <JoinRule eventId={event.id} joinRule={hosted.joinRule} />}
              </div>
            </Panel>
          )}
          <Goals event={event} changes={configures && !event.completed} />
          <OwnCards event={event} owns={owns && !event.completed} />
          <Prize eventId={event.id} prize={hosted.prize} owns={owns && !event.completed} />
        </div>
        <div className="stack gap-4 shrinks">
          {takesPart && <SteamLink eventId={event.id} completed={event.completed} />}
          <Circle states={others} event={event} hosted={hosted} owns={owns} />
          {configures && !event.completed && <GameEnd event={event} place="side" />}
          {configures && event.completed && hosted.closeReason === null && <CompleteGame event={event} />}
          {takesPart && !event.completed && event.phases.some(isDated) && (
            <ButtonLink to="/leagues/create" search={{ event: event.id }}>
              <Trophy size={18} aria-hidden />
              {t('game.league')}
            </ButtonLink>
          )}
          {owns && <HostAgain event={event} hosted={hosted} />}
          <LeaveGame event={event} hosted={hosted} />
          {!owns && <ReportGame eventId={event.id} />}
        </div>
      </div>
    </>
  )
}
