import { inLanguage } from '@game/domain'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Navigate } from '@tanstack/react-router'
import { trpc } from '../../base/api/client.ts'
import { FailedState } from '../../base/api/failed-state.tsx'
import { failureOf } from '../../base/api/failure.ts'
import type { ProfileUser } from '../../base/session/current-user.ts'
import { useTranslation } from '../../base/texts/use-translation.ts'
import { Select } from '../../base/ui/input/select.tsx'
import { commonEvents, commonPhases } from './common-phases.ts'
import styles from './event-rivals.module.css'
import { Nothing } from './nothing.tsx'
import { PhaseRivals } from './phase-rivals.tsx'
import { RivalrySkeleton } from './rivalry-skeleton.tsx'

const route = getRouteApi('/$product/rivals/$userName')

type Users = { one: ProfileUser; other: ProfileUser }

/** Chooses the event of the address, or the newest one in which both take part. */
export function EventRivals({ one, other }: Users) {
  const { t } = useTranslation('rivalry')
  const { event } = route.useSearch()
  const events = commonEvents(one.results, other.results)
  const eventId = event ?? events[0]
  if (eventId === undefined)
    return <Nothing title={t('noEvent')} text={t('noEventText', { name: other.username })} />
  return <Chosen key={eventId} eventId={eventId} events={events} one={one} other={other} />
}

/** Chooses the phase of the address, or the newest one in which both have a deck that may be shown. */
function Chosen({ eventId, events, one, other }: Users & { eventId: number; events: readonly number[] }) {
  const { t, i18n } = useTranslation('rivalry')
  const { event: named, phase, with: against } = route.useSearch()
  const navigate = route.useNavigate()
  const event = useQuery(trpc.event.getEvent.queryOptions({ id: eventId }))
  const names = useQuery(
    trpc.event.getEvents.queryOptions({ ids: events.slice(0, 50) }, { enabled: events.length > 1 }),
  )
  const own = useQuery(trpc.deck.getCards.queryOptions({ eventId, userId: one.id }))
  const theirs = useQuery(trpc.deck.getCards.queryOptions({ eventId, userId: other.id }))
  const failed = [event, own, theirs].find(({ isError, data }) => isError && !data)
  if (failed && failureOf(failed.error)?.status === 404) return <Nothing title={t('noEvent')} />
  if (failed)
    return <FailedState error={failed.error} onRetry={() => failed.refetch()} busy={failed.isFetching} />
  if (!event.data || !own.data || !theirs.data) return <RivalrySkeleton label={t('loading')} />
  const phases = commonPhases(own.data.cards, theirs.data.cards)
  const index = phase ?? phases[0]
  const phaseNames = event.data.event.phases.map(each => inLanguage(each, i18n.language))
  const nameOf = (of: number) =>
    phaseNames.find(each => each.index === of)?.name || t('phaseOf', { index: of })
  const keep = against === undefined ? {} : { with: against }
  return (
    <>
      <div className={`row wrap gap-3 below-4 gone-empty ${styles.choice}`}>
        {names.data && names.data.events.length > 1 && (
          <Select
            label={t('event')}
            options={names.data.events.map(({ id, name }) => ({ value: id, label: name }))}
            value={eventId}
            onChange={chosen => chosen !== null && navigate({ search: { ...keep, event: chosen } })}
          />
        )}
        {phases.length > 1 && (
          <Select
            label={t('phase')}
            options={phases.map(value => ({ value, label: nameOf(value) }))}
            value={index ?? null}
            onChange={chosen =>
              chosen !== null && navigate({ search: { ...keep, event: eventId, phase: chosen } })
            }
          />
        )}
      </div>
      {index === undefined || !phases.includes(index) ? (
        <Nothing title={t('noDecks')} text={t('noDecksText')} />
      ) : (
        <>
          {(named === undefined || phase === undefined) && (
            // Copied from the bar the address has a preview (rulebook 22.10).
            <Navigate
              from={route.id}
              to="."
              search={{ ...keep, event: eventId, phase: index }}
              replace
              resetScroll={false}
            />
          )}
          <PhaseRivals
            key={index}
            at={{ eventId, phaseIndex: index }}
            title={`${event.data.event.name}, ${nameOf(index)}`}
            users={{ one, other }}
            cards={[...own.data.cards, ...theirs.data.cards].filter(card => card.phaseIndex === index)}
          />
        </>
      )}
    </>
  )
}
