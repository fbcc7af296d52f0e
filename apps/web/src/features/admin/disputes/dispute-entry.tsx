import { Link } from '@tanstack/react-router'
import { Download, ShieldAlert, ShieldCheck } from 'lucide-react'
import { inProduct } from '../../../base/product/in-product.ts'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { Chip } from '../../../base/ui/feedback/chip.tsx'
import { Button } from '../../../base/ui/input/button.tsx'
import { saveJson } from '../../../base/ui/input/save-json.ts'
import { lastUpdated } from '../form/numbers-and-dates.ts'
import { AnswerForm } from './answer-form.tsx'
import styles from './disputes.module.css'
import type { Dispute } from './disputes-view.ts'

/** Shows a dispute with its user, phase, reason and receipt; below it the answer, or the form for it. */
export function DisputeEntry({ dispute, onAnswered }: { dispute: Dispute; onAnswered: () => void }) {
  const { t, i18n } = useTranslation('admin-disputes')
  const { id, eventId, event, phase, user, reason, sentAt, answer, answeredAt, answeredBy } = dispute
  const headId = `dispute-${id}`
  return (
    <li
      className={`stack gap-2 lined ${styles.entry}`}
      aria-labelledby={headId}
      data-dispute={id}
      tabIndex={-1}
    >
      <div className="row middle between gap-3">
        <h2 id={headId} className="shrinks breaks t14" dir="auto">
          {user.username}
        </h2>
        <Chip tone={answeredAt === null ? 'warning' : 'success'}>
          {t(answeredAt === null ? 'isOpen' : 'isAnswered')}
        </Chip>
      </div>
      <p className="breaks t14 faint">
        <Link
          to="/$product/games/$eventId/{-$eventName}"
          params={{ ...inProduct, eventId: String(eventId) }}
          className={`soft ${styles.event}`}
          dir="auto"
        >
          {event.name}
        </Link>
        , <bdi dir="auto">{phase.name}</bdi>, {t('sentAt', { when: lastUpdated(sentAt, i18n.language) })}
      </p>
      <p className={`breaks lines-150 ${styles.words}`} dir="auto">
        {reason}
      </p>
      <KeptReceipt dispute={dispute} />
      {answeredAt === null ? (
        <AnswerForm id={id} username={user.username} onAnswered={onAnswered} />
      ) : (
        <div className={styles.answer}>
          <p className="breaks t14 faint">
            {t('answeredAt', { when: lastUpdated(answeredAt, i18n.language), who: answeredBy ?? '' })}
          </p>
          <p className={`breaks lines-150 ${styles.words}`} dir="auto">
            {answer}
          </p>
        </div>
      )}
    </li>
  )
}

/** Shows whether the receipt verifies now and what it covers, and saves it as a file. */
function KeptReceipt({ dispute: { receipt, fault, user, eventId, phaseIndex } }: { dispute: Dispute }) {
  const { t, i18n } = useTranslation('admin-disputes')
  const { cards, savedAt } = receipt.deck
  const countOf = (part: 'keyplays' | 'perks') => cards.reduce((sum, card) => sum + card[part].length, 0)
  const deck = { cards: cards.length, keyplays: countOf('keyplays'), perks: countOf('perks') }
  const when = (instant: string) => lastUpdated(instant, i18n.language)
  return (
    <div className={`row wrap middle between gap-2 across-4 tile ${styles.receipt}`}>
      <div>
        <p
          className={`row middle gap-2 t14 strong success ${styles.verdict}`}
          data-fault={fault ?? undefined}
        >
          {fault ? <ShieldAlert size={16} aria-hidden /> : <ShieldCheck size={16} aria-hidden />}
          {t('receipt')}: {t(fault ? `fault.${fault}` : 'verifies')}
        </p>
        <p className="breaks t14 faint">{t('deck', { ...deck, when: when(savedAt) })}</p>
        <p className="breaks t14 faint">
          {t('link', { number: receipt.link.number, when: when(receipt.link.at) })}
        </p>
      </div>
      <Button
        size="s"
        aria-label={t('saveOf', { username: user.username })}
        onClick={() => saveJson(`receipt-${eventId}-${phaseIndex}-${user.username}.json`, receipt)}
      >
        <Download size={14} aria-hidden />
        {t('save')}
      </Button>
    </div>
  )
}
