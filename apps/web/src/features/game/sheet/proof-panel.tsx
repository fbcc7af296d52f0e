import { provenPhases, receiptFault, type Verdict } from '@game/domain'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Download, ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { client, trpc } from '../../../base/api/client.ts'
import { failureText } from '../../../base/api/failure-text.ts'
import { formatNumber } from '../../../base/texts/format-number.ts'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { notify } from '../../../base/ui/base/notify.ts'
import { EmptyState } from '../../../base/ui/feedback/states.tsx'
import { Button } from '../../../base/ui/input/button.tsx'
import { saveJson } from '../../../base/ui/input/save-json.ts'
import { formatDay, formatTime } from '../../../base/ui/layout/dates.ts'
import { Panel } from '../../../base/ui/layout/panel.tsx'
import { useGame } from '../state/use-game.ts'
import { DisputePart } from './dispute-part.tsx'
import styles from './proof-panel.module.css'
import { verifyEvent } from './verify-event.ts'

/** Shows the roots of a phase and its event, offers the user's receipt, and verifies the ranking on demand (rulebook 13.69). */
export default function ProofPanel() {
  const { t, i18n } = useTranslation('proof')
  const { event, phase, late } = useGame()
  const { data } = useQuery(trpc.score.getProof.queryOptions({ eventId: event.id }))
  const proven = data && provenPhases(data.links).find(each => each.phase === phase.index)
  const link = data?.links.find(({ body }) => 'root' in body && body.phase === phase.index)
  if (!data) return null
  return (
    <Panel head={t('title')} aria-label={t('title')} className="above-3">
      {!proven || !link ? (
        <EmptyState title={t('none')} text={t('noneText')} />
      ) : (
        <>
          <p className={styles.text}>{t('text')}</p>
          <dl className={`row wrap ${styles.facts}`}>
            <div>
              <dt>{t('decks')}</dt>
              <dd>{formatNumber(proven.decks, i18n.language)}</dd>
            </div>
            <div>
              <dt>{t('fixed')}</dt>
              <dd>
                <time dateTime={link.at}>
                  {formatDay(link.at, i18n.language)} {formatTime(link.at)}
                </time>
              </dd>
            </div>
            <div className={styles.hash}>
              <dt>{t('phaseRoot')}</dt>
              <dd>{proven.root}</dd>
            </div>
            <div className={styles.hash}>
              <dt>{t('root')}</dt>
              <dd>{data.root}</dd>
            </div>
          </dl>
          <Verification eventId={event.id} />
          {!late && <ReceiptButton />}
          {!late && <DisputePart />}
        </>
      )}
    </Panel>
  )
}

/** Saves the user's receipt, and shows an error if the receipt is wrong. */
function ReceiptButton() {
  const { t } = useTranslation('proof')
  const { event, phase } = useGame()
  const { mutate, isPending } = useMutation({
    mutationFn: () => client.score.getReceipt.query({ eventId: event.id, phaseIndex: phase.index }),
    onSuccess: ({ receipt }) => {
      saveJson(`receipt-${event.id}-${phase.index}.json`, receipt)
      if (receiptFault(receipt)) notify('error', t('receiptWrong'))
    },
    onError: async error => notify('error', await failureText(error)),
  })
  return (
    <div className={`wrap middle gap-2 across-4 above-3 ${styles.action}`}>
      <Button onClick={() => mutate()} busy={isPending}>
        <Download size={16} aria-hidden />
        {t('receipt')}
      </Button>
      <p className={styles.hint}>{t('receiptHint')}</p>
    </div>
  )
}

function Verification({ eventId }: { eventId: number }) {
  const { t } = useTranslation('proof')
  const [progress, setProgress] = useState({ done: 0, all: 0 })
  const { mutate, isPending, data } = useMutation({
    mutationFn: () => verifyEvent(eventId, (done, all) => setProgress({ done, all })),
    onError: async error => notify('error', await failureText(error)),
  })
  return (
    <div className={`wrap middle gap-2 across-4 above-3 ${styles.action}`}>
      <Button onClick={() => mutate()} busy={isPending}>
        <ShieldCheck size={16} aria-hidden />
        {t('verify')}
      </Button>
      <div role="status" className={styles.outcome}>
        {isPending ? t('progress', progress) : data && <Outcome verdict={data} />}
      </div>
    </div>
  )
}

/** How many of the differences are listed. */
const listed = 10

function Outcome({ verdict }: { verdict: Verdict }) {
  const { t } = useTranslation('proof')
  const { equal, faults, decks, users, recorded, unproven } = verdict
  return (
    <>
      {equal && <p className="strong success">{t('equal', { decks, users })}</p>}
      {!equal && faults.length === 0 && <p>{t('notProven', { decks, users })}</p>}
      {faults.length > 0 && (
        <>
          <p className="strong failed">{t('different')}</p>
          <ul>
            {faults.slice(0, listed).map(fault => (
              <li key={JSON.stringify(fault)}>{t(keyOf(fault), wordsOf(fault))}</li>
            ))}
          </ul>
        </>
      )}
      {!recorded && <p>{t('unrecorded')}</p>}
      {unproven.length > 0 && <p>{t('unproven', { phases: unproven.join(', ') })}</p>}
    </>
  )
}

const wordsOf = (fault: Verdict['faults'][number]) =>
  'found' in fault ? { ...fault, found: fault.found ?? '–', expected: fault.expected ?? '–' } : fault

/** The text of a fault; that of a whole event differs from that of one phase. */
const keyOf = (fault: Verdict['faults'][number]) => {
  if (fault.where === 'count') return `fault.count.${fault.of}` as const
  if (fault.where === 'figures' && fault.phase === 0) return 'fault.eventFigures' as const
  return `fault.${fault.where}` as const
}
