import { datedPhases, hasLocked, leagueSizes, longestSeason } from '@game/domain'
import { useQuery } from '@tanstack/react-query'
import { CalendarX } from 'lucide-react'
import { trpc } from '../../../base/api/client.ts'
import { FailedState } from '../../../base/api/failed-state.tsx'
import { useServerNow } from '../../../base/api/use-server-now.ts'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { Loading } from '../../../base/ui/feedback/skeleton.tsx'
import { EmptyState } from '../../../base/ui/feedback/states.tsx'
import { Checkbox } from '../../../base/ui/input/checkbox.tsx'
import { Field } from '../../../base/ui/input/field.tsx'
import { formatMoment } from '../../../base/ui/layout/dates.ts'
import { ListSkeleton } from '../../clan/clan-skeleton.tsx'
import type { ListedEvent } from '../../events/section.ts'
import { ChoiceTiles } from './choice-tiles.tsx'
import styles from './events-choice.module.css'
import { cupLimitOf, type ScopeChoice, type Settings, scopeOf } from './new-league.ts'

const kinds = ['event', 'events', 'dates'] as const

/** Chooses the events of a league: one, several, or all that open between two days (rulebook 19.3). */
export function EventsChoice({
  of,
  choice,
  onChange,
}: Part & { of: Pick<Settings, 'format' | 'qualifying'> }) {
  const { t } = useTranslation('leagues')
  return (
    <div className="stack one-column gap-5">
      <ChoiceTiles
        label={t('make.steps.events')}
        options={kinds.map(value => ({
          value,
          label: t(`make.scope.${value}`),
          text: t(`make.scopeText.${value}`),
        }))}
        value={choice.kind}
        onChange={kind => onChange({ ...choice, kind, eventIds: choice.eventIds.slice(0, 1) })}
      />
      {choice.kind === 'dates' ? (
        <>
          <Dates choice={choice} onChange={onChange} />
          {of.format === 'cup' && of.qualifying && <p role="status">{t('qualifying.dates')}</p>}
        </>
      ) : (
        <>
          <Events choice={choice} onChange={onChange} />
          {of.format === 'cup' && <CupLimit choice={choice} qualifying={of.qualifying} />}
        </>
      )}
    </div>
  )
}

type Part = { choice: ScopeChoice; onChange: (choice: ScopeChoice) => void }

function Dates({ choice, onChange }: Part) {
  const { t } = useTranslation('leagues')
  const fault = scopeOf(choice) === null ? t('make.longest', { days: longestSeason }) : undefined
  return (
    <div className={`stack gap-3 ${styles.dates}`}>
      <Field
        type="date"
        label={t('make.from')}
        value={choice.from}
        onChange={from => onChange({ ...choice, from })}
      />
      <Field
        type="date"
        label={t('make.to')}
        value={choice.to}
        onChange={to => onChange({ ...choice, to })}
        fault={fault}
      />
    </div>
  )
}

/** Says how many members the rounds of the chosen events are enough for, and what happens with more (rulebook 19.4, 19.39). */
function CupLimit({ choice, qualifying }: { choice: ScopeChoice; qualifying: boolean }) {
  const { t } = useTranslation('leagues')
  const events = useQuery(trpc.event.getEvents.queryOptions({}))
  const now = useServerNow()
  const limit = events.data && now ? cupLimitOf(choice, events.data.events, now) : null
  // Fewer than two rounds leave none for a tie.
  const hasTable = qualifying && limit !== null && limit >= 4 && limit < leagueSizes.cup.most
  return (
    <p role="status">
      {limit !== null && t('make.cupLimit', { limit })}
      {hasTable && ` ${t('qualifying.more', { count: limit / 2 })}`}
    </p>
  )
}

/** Lists the events that still have a round to play. */
function Events({ choice, onChange }: Part) {
  const { t, i18n } = useTranslation('leagues')
  const events = useQuery(trpc.event.getEvents.queryOptions({}))
  const now = useServerNow()
  if (events.isError && !events.data)
    return <FailedState error={events.error} onRetry={() => events.refetch()} busy={events.isFetching} />
  if (!events.data || now === undefined)
    return (
      <Loading label={t('loading')}>
        <ListSkeleton rows={3} height={64} />
      </Loading>
    )
  const ahead = events.data.events.flatMap(event => {
    const lock = nextLock(event, now ?? new Date().toISOString())
    return lock ? [{ event, text: t('make.locks', { at: formatMoment(lock, i18n.language) }) }] : []
  })
  if (ahead.length === 0)
    return (
      <EmptyState icon={<CalendarX size={20} />} title={t('make.noEvents')} text={t('make.noEventsText')} />
    )
  if (choice.kind === 'event')
    return (
      <ChoiceTiles
        label={t('make.chooseEvent')}
        options={ahead.map(({ event, text }) => ({ value: String(event.id), label: event.name, text }))}
        value={choice.eventIds[0] === undefined ? null : String(choice.eventIds[0])}
        onChange={id => onChange({ ...choice, eventIds: [Number(id)] })}
      />
    )
  const toggle = (id: number, chosen: boolean) => {
    const others = choice.eventIds.filter(each => each !== id)
    onChange({ ...choice, eventIds: chosen ? [...others, id] : others })
  }
  return (
    <fieldset className="stack gap-3 shrinks no-pad no-margin no-border">
      <legend className="below-2 medium soft no-pad">{t('make.chooseEvents')}</legend>
      {ahead.map(({ event, text }) => (
        <Checkbox
          key={event.id}
          checked={choice.eventIds.includes(event.id)}
          onChange={chosen => toggle(event.id, chosen)}
        >
          <strong dir="auto">{event.name}</strong> <span className="block soft">{text}</span>
        </Checkbox>
      ))}
    </fieldset>
  )
}

/** The next lock of an event; undefined if all its phases have locked. */
const nextLock = ({ completed, phases }: ListedEvent, now: string): string | undefined =>
  completed
    ? undefined
    : datedPhases(phases)
        .filter(phase => !hasLocked(phase, now))
        .map(({ lock }) => lock)
        .sort()[0]
