import { inLanguage } from '@game/domain'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { trpc } from '../../base/api/client.ts'
import { FailedState } from '../../base/api/failed-state.tsx'
import { useTranslation } from '../../base/texts/use-translation.ts'
import { Loading } from '../../base/ui/feedback/skeleton.tsx'
import { Select } from '../../base/ui/input/select.tsx'
import { Panel } from '../../base/ui/layout/panel.tsx'
import { ShareOwnDeck } from '../../frame/share/share-own-deck.tsx'
import { BestPossibleDeck } from './best-possible-deck.tsx'
import styles from './event-results.module.css'
import { FigureBars } from './figure-bars.tsx'
import { Podium } from './podium.tsx'
import { ResultsSkeleton } from './results-skeleton.tsx'

/** The parts of an event that its results need. */
export type ResultsEvent = { id: number; phases: readonly { index: number; name: string; points: number }[] }

/**
 * Shows the results of a completed event to everyone: podium, the user's own rank, how the decks compare, and the best
 * possible deck of a phase. `withoutDeck` leaves that deck out if the page shows it elsewhere (rulebook 9.23).
 */
export function EventResults({
  event: given,
  withoutDeck = false,
}: {
  event: ResultsEvent
  withoutDeck?: boolean
}) {
  const { t, i18n } = useTranslation('leaderboards')
  const event = { ...given, phases: given.phases.map(each => inLanguage(each, i18n.language)) }
  const [chosen, setChosen] = useState<number | null>(null)
  const results = useQuery(trpc.score.getEventResults.queryOptions({ eventId: event.id }))
  if (results.isError && !results.data)
    return <FailedState error={results.error} onRetry={() => results.refetch()} busy={results.isFetching} />
  if (!results.data)
    return (
      <Loading label={t('results.loading')}>
        <ResultsSkeleton withoutDeck={withoutDeck} />
      </Loading>
    )
  const { participants, figures, own, phases } = results.data
  const part = phases.find(({ phase }) => phase === chosen)
  const shown = part ?? (figures && { ...figures, decks: participants, own: own?.score ?? null })
  const compare = t(own ? 'results.compareOwn' : 'results.compare')
  const named = event.phases.find(({ index }) => index === (part ?? phases.at(-1))?.phase)
  const last = phases.findLast(each => each.own !== null)
  if (!shown) return null
  return (
    <div className={`stack gap-4 ${styles.results}`}>
      <Podium
        eventId={event.id}
        own={own}
        participants={participants}
        share={
          last && (
            <ShareOwnDeck
              label={t('results.share')}
              at={{ eventId: event.id, phaseIndex: last.phase }}
              title={nameOf(event, last.phase)}
            />
          )
        }
      />
      <Panel
        head={compare}
        aria-label={compare}
        actions={<span className="t14 faint">{t('results.decks', { count: shown.decks })}</span>}
      >
        <div className={`below-4 ${styles.part}`}>
          <Select
            label={t('results.part')}
            options={phases.map(({ phase }) => ({ value: phase, label: nameOf(event, phase) }))}
            value={part?.phase ?? null}
            onChange={setChosen}
            all={t('results.whole')}
          />
        </div>
        <FigureBars
          eventId={event.id}
          figures={shown}
          phase={part && { index: part.phase, goal: named?.points ?? 0 }}
        />
      </Panel>
      {named && !withoutDeck && <BestPossibleDeck eventId={event.id} phase={named} />}
    </div>
  )
}

const nameOf = ({ phases }: ResultsEvent, phase: number): string =>
  phases.find(({ index }) => index === phase)?.name ?? String(phase)
