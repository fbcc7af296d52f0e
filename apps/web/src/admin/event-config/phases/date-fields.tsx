import { hasLocked, hasOpened, isDated } from '@game/domain'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useServerNow } from '../../../api/use-server-now.ts'
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx'
import { BlurDateField } from '../../form/blur-date-field.tsx'
import type { ConfiguredEvent, ConfiguredPhase } from '../use-configured-event.ts'
import { consequenceOf } from './consequence.ts'
import { FrozenDecks } from './frozen-decks.tsx'
import { useUpdatePhase } from './use-update-phase.ts'

type DateField = 'open' | 'lock'
type Question = { consequence: 'opens' | 'locks'; answer: (goOn: boolean) => void }

/** OPEN and LOCK; what has passed cannot be moved, and dates that open or lock the phase at once are asked about first. */
export function DateFields({ event, phase }: { event: ConfiguredEvent; phase: ConfiguredPhase }) {
  const { t } = useTranslation('admin-phases')
  const now = useServerNow()
  const { mutateAsync: update } = useUpdatePhase(event.id, phase.index)
  // Dates on their way count already: the next one is judged upon them.
  const sent = useRef(new Map<DateField, string>())
  const [question, setQuestion] = useState<Question | null>(null)
  const passed = (has: typeof hasLocked) => !!now && isDated(phase) && has(phase, now)
  const agreed = (consequence: Question['consequence']) =>
    new Promise<boolean>(answer => setQuestion({ consequence, answer }))
  const save = async (field: DateField, date: string) => {
    const known = { ...phase, ...Object.fromEntries(sent.current) }
    const consequence = now ? consequenceOf(known, { [field]: date }, now) : null
    if (consequence !== null && !(await agreed(consequence))) return
    sent.current.set(field, date)
    await update({ [field]: date }).finally(() => sent.current.delete(field))
  }
  const settle = (goOn: boolean) => {
    question?.answer(goOn)
    setQuestion(null)
  }
  return (
    <>
      <BlurDateField
        label={t('open')}
        value={phase.open}
        disabled={event.completed || passed(hasOpened)}
        save={open => save('open', open)}
      />
      <BlurDateField
        label={t('lock')}
        value={phase.lock}
        disabled={event.completed || passed(hasLocked)}
        save={lock => save('lock', lock)}
      />
      <ConfirmDialog
        open={question !== null}
        onOpenChange={open => !open && settle(false)}
        title={phase.name}
        onConfirm={() => settle(true)}
      >
        {question && <p>{t(`consequence.${question.consequence}`)}</p>}
        {question?.consequence === 'locks' && <FrozenDecks eventId={event.id} phaseIndex={phase.index} />}
      </ConfirmDialog>
    </>
  )
}
