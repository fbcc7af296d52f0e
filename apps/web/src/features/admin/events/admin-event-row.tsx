import { invalidReason } from '@game/domain'
import { useMutation } from '@tanstack/react-query'
import { CalendarDays, Copy, EyeOff, Pencil, Star } from 'lucide-react'
import { useState } from 'react'
import { client, trpc } from '../../../base/api/client.ts'
import { inProduct } from '../../../base/product/in-product.ts'
import { useIsAdmin } from '../../../base/session/event-rights.ts'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { notify } from '../../../base/ui/base/notify.ts'
import { Chip } from '../../../base/ui/feedback/chip.tsx'
import { Button, ButtonLink } from '../../../base/ui/input/button.tsx'
import { IconButton } from '../../../base/ui/input/icon-button.tsx'
import { Picture } from '../../../base/ui/layout/picture.tsx'
import type { ListedEvent } from '../../events/section.ts'
import { RemoveButton } from '../confirm/remove-button.tsx'
import styles from './admin-event-row.module.css'
import { CompletionButton } from './completion-button.tsx'
import { CopyEventDialog } from './copy-event-dialog.tsx'
import { EventDetails } from './event-details.tsx'
import { PhaseStepper } from './event-state.tsx'

/** Shows an event: stepper, DETAILS, edit, and to admins MARK COMPLETED or UNCOMPLETED, copy and remove. */
export function AdminEventRow({ event, now }: { event: ListedEvent; now: string }) {
  const { t } = useTranslation(['admin-events', 'admin'])
  const [details, setDetails] = useState(false)
  const [copying, setCopying] = useState(false)
  const remove = useRemoveEvent()
  const isAdmin = useIsAdmin()
  const { id, name, img } = event
  const reason = invalidReason(event, now)
  return (
    <li className={`middle line-above stack gap-2 across-4 ${styles.row}`}>
      <Picture
        src={img ? `/img/events/${img}.png` : undefined}
        width={1280}
        height={480}
        shown={256}
        className={`corners-chip ${styles.banner}`}
        placeholder={<CalendarDays size={20} />}
      />
      <div>
        <h3 className="breaks t14" dir="auto">
          {name}
        </h3>
        <div className="row wrap gap-2 above-1 gone-empty">
          {event.featured && (
            <Chip tone="info" icon={<Star size={12} />}>
              {t('admin-events:featured')}
            </Chip>
          )}
          {!event.public && <Chip icon={<EyeOff size={12} />}>{t('admin-events:hidden')}</Chip>}
          {event.secondChance && <Chip>{t('admin-events:secondChance')}</Chip>}
        </div>
        {reason && <p className="above-1 t12 warning">{t(`admin-events:checklist.invalid.${reason}`)}</p>}
      </div>
      <PhaseStepper phases={event.phases} now={now} />
      <div className={`row middle at-end gap-2 ${styles.acts}`}>
        <Button size="s" look="quiet" onClick={() => setDetails(true)}>
          {t('admin-events:details')}
        </Button>
        {isAdmin && <CompletionButton event={event} />}
        <ButtonLink
          to="/$product/data/events/config/{-$eventId}"
          params={{ ...inProduct, eventId: String(id) }}
          size="s"
          aria-label={t('admin:edit', { name })}
        >
          <Pencil size={14} aria-hidden />
        </ButtonLink>
        {isAdmin && (
          <>
            <IconButton
              size="s"
              label={t('admin-events:copy.button', { name })}
              onClick={() => setCopying(true)}
            >
              <Copy size={14} aria-hidden />
            </IconButton>
            <RemoveButton
              name={name}
              consequence={t('admin-events:removeConsequence', { phases: event.phases.length })}
              dryRun={() => client.eventConfig.removeEvent.mutate({ id, dryRun: true })}
              remove={force => remove.mutateAsync({ id, force })}
            />
          </>
        )}
      </div>
      {copying && <CopyEventDialog event={event} onClose={() => setCopying(false)} />}
      {details && <EventDetails event={event} now={now} onClose={() => setDetails(false)} />}
    </li>
  )
}

function useRemoveEvent() {
  const { t } = useTranslation('admin-events')
  return useMutation(
    trpc.eventConfig.removeEvent.mutationOptions({
      meta: { quiet: true },
      onSuccess: (_answer, { id }) => notify('success', t('removed', { id })),
    }),
  )
}
