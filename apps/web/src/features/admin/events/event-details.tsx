import { eventGaps } from '@game/domain'
import { useQuery } from '@tanstack/react-query'
import { trpc } from '../../../base/api/client.ts'
import { isolated } from '../../../base/texts/translate.ts'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { Loading, Skeleton } from '../../../base/ui/feedback/skeleton.tsx'
import { Dialog } from '../../../base/ui/overlay/dialog.tsx'
import type { ListedEvent } from '../../events/section.ts'
import { useConfiguredEvent } from '../event-config/event/configured-event.ts'
import { useUploads } from '../event-config/scores/uploads/uploads.ts'
import { useChecklistTexts } from './checklist-texts.ts'
import { DetailsTable } from './details-table.tsx'
import styles from './event-details.module.css'

/** Shows the DETAILS of an event: who plays, what each phase has, what was uploaded, and what is missing. */
export function EventDetails({
  event,
  now,
  onClose,
}: {
  event: ListedEvent
  now: string
  onClose: () => void
}) {
  const { t } = useTranslation('admin-events')
  const { data } = useConfiguredEvent(event.id)
  const { gapText } = useChecklistTexts(data?.event.phases ?? event.phases)
  const uploads = useUploads(event.id).data?.uploads
  const decks = useQuery(
    trpc.eventConfig.getPhaseDecks.queryOptions({ eventId: event.id }, { staleTime: 0 }),
  ).data
  const gaps = data && uploads ? eventGaps(data.event, uploads, now) : []
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title={`${t('details')}: ${isolated(event.name)}`}
      size="l"
    >
      {!data || !uploads || !decks ? (
        <Loading label={t('loading')}>
          <Skeleton height={220} radius={10} />
        </Loading>
      ) : (
        <div className={`stack gap-4 t14 ${styles.details}`}>
          <p className="row wrap gap-1 across-5 strong">
            <span>{t('players', { count: decks.players })}</span>
            <span>{t('rewards', { count: data.event.rewards.length })}</span>
            <span>{t('uploads', { count: uploads.length })}</span>
          </p>
          <DetailsTable phases={data.event.phases} decks={decks.phases} uploads={uploads} />
          <section>
            <h3 className="below-2 caption tracked">{t('checklist.missingTitle')}</h3>
            {gaps.length === 0 ? (
              <p className="success">{t('checklist.nothingMissing')}</p>
            ) : (
              <ul className="stack gap-1 warning">
                {gaps.map(gap => (
                  <li key={JSON.stringify(gap)}>{gapText(gap)}</li>
                ))}
              </ul>
            )}
          </section>
        </div>
      )}
    </Dialog>
  )
}
