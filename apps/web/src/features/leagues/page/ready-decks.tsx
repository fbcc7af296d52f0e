import { inLanguage } from '@game/domain'
import { useQuery } from '@tanstack/react-query'
import { BellRing } from 'lucide-react'
import { trpc } from '../../../base/api/client.ts'
import { useServerNow } from '../../../base/api/use-server-now.ts'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { Button } from '../../../base/ui/input/button.tsx'
import { formatMoment } from '../../../base/ui/layout/dates.ts'
import { countdownTo } from '../../events/countdown-clock.ts'
import { DeckLink } from '../deck-link.tsx'
import type { League } from '../league.ts'
import { useRemindOthers } from '../mutations.ts'
import styles from './ready-decks.module.css'

/** Shows how many members have a deck (of fewer than five not even that), never who, the time to the lock, and REMIND THE OTHERS (rulebook 19.30). */
export function ReadyDecks({ league }: { league: League }) {
  const { t, i18n } = useTranslation('leagues')
  const now = useServerNow()
  const remind = useRemindOthers()
  const { ready, remindFrom, role } = league
  const { data } = useQuery(
    trpc.event.getEvent.queryOptions({ id: ready?.eventId ?? 0 }, { enabled: ready !== null }),
  )
  if (!ready || role === null || !now) return null
  const phase = data?.event.phases.find(({ index }) => index === ready.phaseIndex)
  const left = countdownTo(ready.lock, now)
  const clock = left.days > 0 ? `${left.days}d ${left.clock}` : left.clock
  const mayRemind = remindFrom !== null && Date.parse(remindFrom) <= Date.parse(now)
  const { decks, members } = ready
  const isComplete = decks === members || members === 1
  const lock = t(ready.locksLive ? 'ready.live' : 'ready.lock', {
    event: data?.event.name ?? '',
    phase:
      (phase && inLanguage(phase, i18n.language).name) || t('fixtures.phase', { index: ready.phaseIndex }),
    left: clock,
  })
  return (
    <section
      className={`stack middle gap-2 across-4 pad-3-4 above-4 columns-from-1000 ${styles.ready}`}
      aria-label={decks === null ? lock : t('ready.count', { decks, members })}
    >
      <div className="shrinks">
        {decks !== null && <p className="t16 strong">{t('ready.count', { decks, members })}</p>}
        <p className="breaks soft" dir="auto">
          {lock}
        </p>
        {decks !== null && (
          <span className={`block above-2 clips ${styles.bar}`} aria-hidden>
            <span className={`block tall ${styles.fill}`} style={{ '--share': decks / members }} />
          </span>
        )}
      </div>
      <div className={`row wrap gap-2 ${styles.acts}`}>
        <DeckLink eventId={ready.eventId} phaseIndex={ready.phaseIndex} />
        {!isComplete && remindFrom !== null && (
          <Button
            disabled={!mayRemind}
            busy={remind.isPending}
            onClick={() => remind.mutate({ leagueId: league.id })}
          >
            <BellRing size={18} aria-hidden />
            {t('ready.remind')}
          </Button>
        )}
      </div>
      {!isComplete && remindFrom !== null && !mayRemind && (
        <p className="whole-row soft">{t('ready.again', { at: formatMoment(remindFrom, i18n.language) })}</p>
      )}
    </section>
  )
}
