import { useQuery } from '@tanstack/react-query'
import { Flag } from 'lucide-react'
import { useRef } from 'react'
import { type Outputs, trpc } from '../../../base/api/client.ts'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { Chip } from '../../../base/ui/feedback/chip.tsx'
import { Button } from '../../../base/ui/input/button.tsx'
import { formatDay, formatTime } from '../../../base/ui/layout/dates.ts'
import { Dialog } from '../../../base/ui/overlay/dialog.tsx'
import { useGame } from '../state/use-game.ts'
import { draftKey, useDisputeDraft } from './dispute-draft.ts'
import { DisputeForm } from './dispute-form.tsx'
import styles from './dispute-part.module.css'
import proofStyles from './proof-panel.module.css'

type OwnDispute = Outputs['dispute']['getOwnDisputes']['disputes'][number]

/** Lets users dispute the phase shown, and shows the answers to their disputes (rulebook 13.71). */
export function DisputePart() {
  const { t } = useTranslation('proof')
  const { event, phase, userId } = useGame()
  const list = useRef<HTMLUListElement>(null)
  const draft = useDisputeDraft(draftKey(userId, event.id, phase.index))
  const { data } = useQuery(
    trpc.dispute.getOwnDisputes.queryOptions({ eventId: event.id, phaseIndex: phase.index }),
  )
  const disputes = data?.disputes ?? []
  const isOpen = disputes.some(({ answeredAt }) => answeredAt === null)
  return (
    <>
      <div className={`wrap middle gap-2 across-4 above-3 ${proofStyles.action}`}>
        <Button onClick={() => draft.change({ isOpen: true })} disabled={!data || isOpen}>
          <Flag size={16} aria-hidden />
          {t('dispute.open')}
        </Button>
        <p className={proofStyles.hint}>{t(isOpen ? 'dispute.waiting' : 'dispute.hint')}</p>
      </div>
      {disputes.length > 0 && (
        <ul ref={list} tabIndex={-1} className="stack gap-2 above-3" aria-label={t('dispute.own')}>
          {disputes.map(dispute => (
            <Dispute key={dispute.id} dispute={dispute} />
          ))}
        </ul>
      )}
      <Dialog
        open={draft.isOpen}
        onOpenChange={isOpen => draft.change({ isOpen })}
        size="s"
        // While a dispute is open, the button is disabled and cannot take the focus.
        focusAfter={() => (isOpen ? list.current : true)}
        title={t('dispute.title', { phase: phase.name })}
      >
        <DisputeForm
          reason={draft.reason}
          onReason={reason => draft.change({ reason })}
          onSent={() => draft.change({ reason: '', isOpen: false })}
        />
      </Dialog>
    </>
  )
}

function Dispute({ dispute: { reason, sentAt, answer, answeredAt } }: { dispute: OwnDispute }) {
  const { t, i18n } = useTranslation('proof')
  const when = (instant: string) => `${formatDay(instant, i18n.language)}, ${formatTime(instant)}`
  return (
    <li className={`well ${styles.dispute}`}>
      <p className="row wrap middle between gap-1 across-3 caption">
        <time dateTime={sentAt}>{t('dispute.sentAt', { when: when(sentAt) })}</time>
        <Chip tone={answeredAt === null ? 'warning' : 'success'}>
          {t(answeredAt === null ? 'dispute.isOpen' : 'dispute.isAnswered')}
        </Chip>
      </p>
      <p className={`above-2 breaks t14 lines-150 ${styles.words}`} dir="auto">
        {reason}
      </p>
      {answeredAt !== null && (
        <div className={`above-3 ${styles.answer}`}>
          <p className="row wrap middle between gap-1 across-3 caption">
            <time dateTime={answeredAt}>{t('dispute.answeredAt', { when: when(answeredAt) })}</time>
          </p>
          <p className={`above-2 breaks t14 lines-150 ${styles.words}`} dir="auto">
            {answer}
          </p>
        </div>
      )}
    </li>
  )
}
