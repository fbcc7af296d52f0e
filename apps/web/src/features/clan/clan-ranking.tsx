import { useQuery } from '@tanstack/react-query'
import { Trophy } from 'lucide-react'
import { useState } from 'react'
import { trpc } from '../../base/api/client.ts'
import { useTranslation } from '../../base/texts/use-translation.ts'
import { EmptyState } from '../../base/ui/feedback/states.tsx'
import { Select } from '../../base/ui/input/select.tsx'
import { Panel } from '../../base/ui/layout/panel.tsx'
import { EventScores } from '../leaderboards/event-scores.tsx'
import { rankedEvents } from '../leaderboards/ranked-events.ts'
import { wholeRanking } from '../leaderboards/scores-view.ts'
import type { Clan } from './clan-crest.tsx'
import styles from './clan-ranking.module.css'

/** Shows the ranking of a clan's members in an event (rulebook 9.4, 13.26). */
export function ClanRanking({ clan }: { clan: Clan }) {
  const { t } = useTranslation('clans')
  const [chosen, setChosen] = useState<number | null>(null)
  const [view, setView] = useState(wholeRanking)
  const { data } = useQuery(trpc.event.getEvents.queryOptions({}))
  const events = rankedEvents(data?.events ?? [])
  const event = events.find(({ id }) => id === chosen)
  return (
    <section aria-labelledby="ranking" className="stack gap-3 shrinks">
      <Panel>
        <div className="row wrap middle between gap-3">
          <h2 id="ranking" className="caps t14 soft">
            {t('leaderboards')}
          </h2>
          <div className={styles.choice}>
            <Select
              label={t('event')}
              options={events.map(({ id, name }) => ({ value: id, label: name }))}
              value={chosen}
              onChange={id => {
                setChosen(id)
                setView(wholeRanking)
              }}
              placeholder={t('notSelected')}
            />
          </div>
        </div>
        {!event && <EmptyState icon={<Trophy size={20} />} title={t('noEvent')} text={t('noEventText')} />}
      </Panel>
      {event && (
        <EventScores
          key={event.id}
          eventId={event.id}
          clanId={clan.id}
          caption={t('ranking', { clan: clan.name, event: event.name })}
          view={view}
          onView={setView}
        />
      )}
    </section>
  )
}
