import { type EventGap, eventGaps, eventState, invalidReason, type NextStep, nextStep } from '@game/domain'
import { Link } from '@tanstack/react-router'
import { CircleCheck, ListChecks } from 'lucide-react'
import { useState } from 'react'
import { inProduct } from '../../../base/product/in-product.ts'
import { useIsAdmin } from '../../../base/session/event-rights.ts'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { Button } from '../../../base/ui/input/button.tsx'
import { Popover } from '../../../base/ui/overlay/popover.tsx'
import type { ConfiguredEvent } from '../event-config/event/configured-event.ts'
import { waitingDates } from '../event-config/phases/waiting-dates.ts'
import { useUploads } from '../event-config/scores/uploads/uploads.ts'
import { useChecklistTexts, whereGapCloses, whereStepIs } from '../events/checklist-texts.ts'
import { CompletionButton } from '../events/completion-button.tsx'
import { EventStateChip } from '../events/event-state.tsx'
import styles from './checklist.module.css'

/** Shows the state of an event with its reason, what is next and what is missing (rulebook 11.32, 11.33). */
export function Checklist({ event, now }: { event: ConfiguredEvent; now: string }) {
  const { t } = useTranslation('admin-events')
  const uploads = useUploads(event.id).data?.uploads
  const isAdmin = useIsAdmin()
  const reason = invalidReason(event, now)
  const step = uploads && nextStep(event, uploads, now)
  return (
    <>
      <EventStateChip state={eventState(event, now)} />
      <div className={`stack fill shrinks breaks t14 gap-hair ${styles.words}`} role="status">
        {step && <NextStepLine event={event} step={step} now={now} />}
        {reason && <p className="t12 warning">{t(`checklist.invalid.${reason}`)}</p>}
      </div>
      {step?.step === 'complete' && isAdmin && <CompletionButton event={event} look="beam" />}
      {uploads && !event.completed && <MissingList event={event} gaps={eventGaps(event, uploads, now)} />}
    </>
  )
}

function NextStepLine({ event, step, now }: { event: ConfiguredEvent; step: NextStep; now: string }) {
  const { t } = useTranslation('admin-events')
  const { stepText } = useChecklistTexts(event.phases)
  const where = whereStepIs(step)
  const phase = 'at' in step && event.phases.find(({ index }) => index === step.phase)
  const waits = phase ? waitingDates(event, phase, now) : { open: false, lock: false }
  const words = stepText(step, step.step === 'awaitLock' ? waits.lock : waits.open)
  return (
    <p>
      {step.step !== 'done' && <span className="caption strong after-2 tracked">{t('checklist.next')}</span>}
      {where ? (
        <Link
          to="/$product/data/events/config/{-$eventId}"
          params={{ ...inProduct, eventId: String(event.id) }}
          search={where}
          replace
          className={styles.link}
        >
          {words}
        </Link>
      ) : (
        words
      )}
    </p>
  )
}

/** Opens the list of what an event lacks; each line leads to where it is filled in. */
function MissingList({ event, gaps }: { event: ConfiguredEvent; gaps: readonly EventGap[] }) {
  const { t } = useTranslation('admin-events')
  const { gapText } = useChecklistTexts(event.phases)
  const [open, setOpen] = useState(false)
  if (gaps.length === 0)
    return (
      <p className="row middle gap-2 t12 strong success tracked-6">
        <CircleCheck size={16} aria-hidden />
        {t('checklist.nothingMissing')}
      </p>
    )
  const trigger = (
    <Button size="s" look="quiet">
      <ListChecks size={14} aria-hidden />
      {t('checklist.missing', { count: gaps.length })}
    </Button>
  )
  return (
    <Popover trigger={trigger} open={open} onOpenChange={setOpen} title={t('checklist.missingTitle')}>
      <ul className={`stack gap-2 t14 warning pad-3-4 ${styles.gaps}`}>
        {gaps.map(gap => (
          <li key={JSON.stringify(gap)}>
            <Link
              to="/$product/data/events/config/{-$eventId}"
              params={{ ...inProduct, eventId: String(event.id) }}
              search={whereGapCloses(gap)}
              replace
              className={styles.link}
              onClick={() => setOpen(false)}
            >
              {gapText(gap)}
            </Link>
          </li>
        ))}
      </ul>
    </Popover>
  )
}
