import { hasLocked, hasOpened, isDated } from '@game/domain'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { trpc } from '../../../api/client.ts'
import { useServerNow } from '../../../api/use-server-now.ts'
import { useTranslation } from '../../../texts/use-translation.ts'
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx'
import { SavingDateField } from '../../form/saving-field.tsx'
import type { ConfiguredEvent, ConfiguredPhase } from '../configured-event.ts'
import { consequenceOf } from './consequence.ts'
import { useUpdatePhase } from './mutations.ts'

type DateField = 'open' | 'lock'
type Question = { consequence: 'opens' | 'locks'; answer: (goOn: boolean) => void }

/**
 * Edits OPEN and LOCK. Dates that have passed cannot be moved; dates that open or lock the phase at once are
 * confirmed first. `of` names the phase in the labels if the fields of several phases are shown together.
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
  const { mutateAsync: update } = useUpdatePhase(event.id, phase.index)
  // Dates that are being saved already count: the next change is checked against them.
  const sent = useRef(new Map<DateField, string>())
  const [question, setQuestion] = useState<Question | null>(null)
  const passed = (has: typeof hasLocked) => !!now && isDated(phase) && has(phase, now)
  const agreed = (consequence: Question['consequence']) =>
    new Promise<boolean>(answer => setQuestion({ consequence, answer }))
  const save = async (field: DateField, date: string) => {
    const known = { ...phase, ...Object.fromEntries(sent.current) }
    const consequence = now ? consequenceOf(known, { [field]: date }, now) : null
    if (consequence !== null && !(await agreed(consequence))) return false
    sent.current.set(field, date)
    return update({ [field]: date }).finally(() => sent.current.delete(field))
  }
  const settle = (goOn: boolean) => {
    question?.answer(goOn)
    setQuestion(null)
  }
  return (
    <>
      <SavingDateField
        label={of === undefined ? t('open') : t('openOf', { phase: of })}
        value={phase.open}
        disabled={event.completed || passed(hasOpened)}
        save={open => save('open', open)}
      />
      <SavingDateField
        label={of === undefined ? t('lock') : t('lockOf', { phase: of })}
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

/** Says how many decks a lock freezes, and how many of them are not full. */
function FrozenDecks({ eventId, phaseIndex }: { eventId: number; phaseIndex: number }) {
  const { t } = useTranslation('admin-phases')
  const { data } = useQuery(trpc.eventConfig.getPhaseDecks.queryOptions({ eventId }, { staleTime: 0 }))
  if (!data) return null
  const { decks, full } = data.phases.find(({ phase }) => phase === phaseIndex) ?? { decks: 0, full: 0 }
  return <p>{t('frozenDecks', { decks, unfinished: decks - full })}</p>
}
