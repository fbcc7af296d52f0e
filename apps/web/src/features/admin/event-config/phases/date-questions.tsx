import type { DateQuestion } from '@game/domain'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { trpc } from '../../../../base/api/client.ts'
import { useTranslation } from '../../../../base/texts/use-translation.ts'
import { Checkbox } from '../../../../base/ui/input/checkbox.tsx'
import type { ConfiguredEvent, ConfiguredPhase } from '../event/configured-event.ts'

/** Says what new dates of a phase do, and to how many decks; offers to shift later phases along (rulebook 18.1, 18.2). */
export function DateQuestions({
  event,
  phase,
  questions,
  onShift,
}: {
  event: ConfiguredEvent
  phase: ConfiguredPhase
  questions: readonly DateQuestion[]
  onShift: (shift: boolean) => void
}) {
  const { t } = useTranslation('admin-phases')
  const nameOf = (index: number) => event.phases.find(each => each.index === index)?.name ?? ''
  return questions.map(each => (
    <div key={each.question}>
      {each.question === 'pastNextOpen' ? (
        <>
          <p>{t('consequence.pastNextOpen', { next: nameOf(each.next) })}</p>
          {each.shiftMs !== null && <ShiftOffer shiftMs={each.shiftMs} onShift={onShift} />}
        </>
      ) : (
        <p>{t(`consequence.${each.question}`)}</p>
      )}
      {each.question !== 'opens' && (
        <ConcernedDecks eventId={event.id} phaseIndex={phase.index} question={each.question} />
      )}
    </div>
  ))
}

/** Offers to shift all later phases by the same time as the lock; ticked at first. */
function ShiftOffer({ shiftMs, onShift }: { shiftMs: number; onShift: (shift: boolean) => void }) {
  const { t } = useTranslation('admin-phases')
  const [shift, setShift] = useState(true)
  const change = (next: boolean) => {
    setShift(next)
    onShift(next)
  }
  const minutes = Math.round(shiftMs / 60_000)
  return (
    <Checkbox checked={shift} onChange={change}>
      {t('shift', {
        days: Math.floor(minutes / 1440),
        hours: Math.floor((minutes % 1440) / 60),
        minutes: minutes % 60,
      })}
    </Checkbox>
  )
}

/** Says how many decks of the phase are concerned, and how many of them are not full. */
function ConcernedDecks({
  eventId,
  phaseIndex,
  question,
}: {
  eventId: number
  phaseIndex: number
  question: 'locks' | 'closes' | 'pastNextOpen'
}) {
  const { t } = useTranslation('admin-phases')
  const { data } = useQuery(trpc.eventConfig.getPhaseDecks.queryOptions({ eventId }, { staleTime: 0 }))
  if (!data) return null
  const { decks, full } = data.phases.find(({ phase }) => phase === phaseIndex) ?? { decks: 0, full: 0 }
  return <p>{t(`concerned.${question}`, { decks, unfinished: decks - full })}</p>
}
