import { dateQuestions, hasLocked, hasOpened, isDated } from '@game/domain'
import { useRef } from 'react'
import { useServerNow } from '../../../../base/api/use-server-now.ts'
import { useTranslation } from '../../../../base/texts/use-translation.ts'
import { useQuestion } from '../../confirm/use-question.tsx'
import { SavingDateField } from '../../form/saving-field.tsx'
import { useReadServerNow } from '../../form/use-read-server-now.ts'
import type { ConfiguredEvent, ConfiguredPhase } from '../event/configured-event.ts'
import { DateQuestions } from './date-questions.tsx'
import { useUpdatePhase } from './mutations.ts'
import { waitingDates } from './waiting-dates.ts'

type DateField = 'open' | 'lock'

/**
 * Edits OPEN and LOCK. Dates that have passed cannot be moved; dates that open, lock or close the phase at once, or lock it after
 * the next one opens, are confirmed first (rulebook 18.1). `of` names the phase in the labels if the fields of several phases are
 * shown together.
 */
export function DateFields({
  event,
  phase,
  of,
}: {
  event: ConfiguredEvent
  phase: ConfiguredPhase
  of?: string
}) {
  const { t } = useTranslation('admin-phases')
  const now = useServerNow()
  const readNow = useReadServerNow()
  const { mutateAsync: update } = useUpdatePhase(event.id, phase.index)
  // Dates that are being saved already count: the next change is checked against them.
  const sent = useRef(new Map<DateField, string>())
  const { ask, questionDialog } = useQuestion()
  const passed = (has: typeof hasLocked) => !!now && isDated(phase) && has(phase, now)
  const waits = now ? waitingDates(event, phase, now) : undefined
  const save = async (field: DateField, date: string) => {
    const known = { ...phase, ...Object.fromEntries(sent.current) }
    const phases = event.phases.map(each => (each.index === phase.index ? known : each))
    const questions = dateQuestions(phases, phase.index, { [field]: date }, await readNow())
    let shiftLater = questions.some(each => each.question === 'pastNextOpen' && each.shiftMs !== null)
    const text = (
      <DateQuestions
        event={event}
        phase={phase}
        questions={questions}
        onShift={shift => {
          shiftLater = shift
        }}
      />
    )
    if (questions.length > 0 && !(await ask(phase.name, text))) return false
    sent.current.set(field, date)
    return update({ [field]: date, shiftLater }).finally(() => sent.current.delete(field))
  }
  return (
    <>
      <SavingDateField
        label={of === undefined ? t('open') : t('openOf', { phase: of })}
        value={phase.open}
        unset={waits?.open ? t('gameServer.open') : undefined}
        disabled={event.completed || passed(hasOpened)}
        save={open => save('open', open)}
      />
      <SavingDateField
        label={of === undefined ? t('lock') : t('lockOf', { phase: of })}
        value={phase.lock}
        unset={waits?.lock ? t('gameServer.lock') : undefined}
        disabled={event.completed || passed(hasLocked)}
        save={lock => save('lock', lock)}
      />
      {questionDialog}
    </>
  )
}
