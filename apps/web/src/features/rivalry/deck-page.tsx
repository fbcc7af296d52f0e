import { datedPhases, hasLocked, inLanguage } from '@game/domain'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { type Outputs, trpc } from '../../base/api/client.ts'
import { FailedState } from '../../base/api/failed-state.tsx'
import { failureOf } from '../../base/api/failure.ts'
import { useServerNow } from '../../base/api/use-server-now.ts'
import { inProduct } from '../../base/product/in-product.ts'
import { type ProfileUser, useCurrentUser } from '../../base/session/current-user.ts'
import { useStream } from '../../base/stream/use-stream.ts'
import { useTranslation } from '../../base/texts/use-translation.ts'
import { ButtonLink } from '../../base/ui/input/button.tsx'
import { Page } from '../../frame/shell/page.tsx'
import { DeckPanel } from './deck-panel.tsx'
import { Nothing } from './nothing.tsx'
import type { RivalCard } from './rival-users.ts'
import { RivalrySkeleton } from './rivalry-skeleton.tsx'

const route = getRouteApi('/$product/games/$eventId/decks/$userName/$phase')

type Event = Outputs['event']['getEvent']['event']

/** Shows /{product}/games/{eventId}/decks/{userName}/{phase}: a deck of a phase that has locked (rulebook 22.11). */
export function DeckPage() {
  const { t } = useTranslation('rivalry')
  const { eventId, userName, phase } = route.useParams()
  const event = useQuery(trpc.event.getEvent.queryOptions({ id: Number(eventId) }, { meta: { quiet: true } }))
  const now = useServerNow()
  const isMissing = failureOf(event.error)?.status === 404
  return (
    <Page
      title={t('deck.title', { name: userName })}
      breadcrumbs={[{ label: t('deck.short') }, { label: userName, isName: true }]}
    >
      {isMissing ? (
        <Nothing title={t('deck.noPhase')} />
      ) : event.isError && !event.data ? (
        <FailedState error={event.error} onRetry={() => event.refetch()} busy={event.isFetching} />
      ) : !event.data || now === undefined ? (
        <RivalrySkeleton label={t('deck.loading')} />
      ) : (
        <Locked
          event={event.data.event}
          phaseIndex={Number(phase)}
          userName={userName}
          now={now ?? new Date().toISOString()}
        />
      )}
    </Page>
  )
}

/** Before the lock it says the same of every name, and asks the server nothing about it. */
function Locked({
  event,
  phaseIndex,
  userName,
  now,
}: {
  event: Event
  phaseIndex: number
  userName: string
  now: string
}) {
  const { t } = useTranslation('rivalry')
  const phase = event.phases.find(({ index }) => index === phaseIndex)
  if (!phase) return <Nothing title={t('deck.noPhase')} />
  const locked = datedPhases(event.phases)
    .filter(each => hasLocked(each, now))
    .map(({ index }) => index)
  if (!locked.includes(phaseIndex)) return <NotLocked eventId={event.id} />
  return <DeckOf event={event} phase={phase} locked={locked} userName={userName} />
}

/** Hears of the lock if it is moved. */
function NotLocked({ eventId }: { eventId: number }) {
  const { t } = useTranslation('rivalry')
  useStream({ eventId })
  return <Nothing title={t('deck.open')} text={t('deck.openText')} />
}

function DeckOf({
  event,
  phase,
  locked,
  userName,
}: {
  event: Event
  phase: Event['phases'][number]
  /** The phases of the event that have locked. */
  locked: readonly number[]
  userName: string
}) {
  const { t } = useTranslation('rivalry')
  const self = useCurrentUser()
  const named = useQuery(
    trpc.account.getUser.queryOptions(
      { user: userName },
      { select: answer => (answer?.user ?? null) as ProfileUser | null },
    ),
  )
  const user = named.data
  const key = { eventId: event.id, userId: user?.id ?? 0 }
  const cards = useQuery(trpc.deck.getCards.queryOptions(key, { enabled: !!user }))
  const scores = useQuery(trpc.score.getDeckScore.queryOptions(key, { enabled: !!user }))
  const failed = [named, cards, scores].find(({ isError, data }) => isError && data === undefined)
  if (failed)
    return <FailedState error={failed.error} onRetry={() => failed.refetch()} busy={failed.isFetching} />
  if (user === null) return <Nothing title={t('notFound', { name: userName })} />
  if (!user || !cards.data || !scores.data) return <RivalrySkeleton label={t('deck.loading')} />
  const held = cards.data.cards
    .filter(({ phaseIndex }) => phaseIndex === phase.index)
    .toSorted((a, b) => a.deckOrder - b.deckOrder)
  const others = phasesWithDeck(cards.data.cards, locked)
  return (
    <>
      <PhasesOfDeck event={event} phases={others} userName={userName} />
      {held.length === 0 ? (
        <Nothing title={t('deck.none', { name: userName })} />
      ) : (
        <DeckPanel
          event={event}
          phase={phase}
          user={user}
          cards={held}
          scores={scores.data}
          actions={
            self?.id !== user.id && (
              <ButtonLink
                to="/$product/rivals/$userName"
                params={{ ...inProduct, userName }}
                search={{ event: event.id, phase: phase.index }}
                size="s"
              >
                {t('deck.compare')}
              </ButtonLink>
            )
          }
        />
      )}
    </>
  )
}

/** The locked phases in which the cards are held. */
const phasesWithDeck = (cards: readonly RivalCard[], locked: readonly number[]): number[] => {
  const held = new Set(cards.map(({ phaseIndex }) => phaseIndex))
  return locked.filter(index => held.has(index))
}

/** Leads to the user's decks of the event's other locked phases; nothing if there is only the one that is shown. */
function PhasesOfDeck({
  event,
  phases,
  userName,
}: {
  event: Event
  phases: readonly number[]
  userName: string
}) {
  const { t, i18n } = useTranslation('rivalry')
  const shown = Number(route.useParams().phase)
  if (phases.every(index => index === shown)) return null
  const nameOf = (index: number) => {
    const phase = event.phases.find(each => each.index === index)
    return (phase && inLanguage(phase, i18n.language).name) || t('phaseOf', { index })
  }
  return (
    <nav className="row wrap gap-2 below-4" aria-label={t('deck.phases', { name: userName })}>
      {phases.map(index => (
        <ButtonLink
          key={index}
          to="/$product/games/$eventId/decks/$userName/$phase"
          params={{ ...inProduct, eventId: String(event.id), userName, phase: String(index) }}
          size="s"
          look={index === shown ? 'panel' : 'quiet'}
          aria-current={index === shown ? 'page' : undefined}
        >
          {nameOf(index)}
        </ButtonLink>
      ))}
    </nav>
  )
}
