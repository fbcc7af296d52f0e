import { useState } from 'react'
import { client } from '../../../../base/api/client.ts'
import { useTranslation } from '../../../../base/texts/use-translation.ts'
import { notify } from '../../../../base/ui/base/notify.ts'
import { Button } from '../../../../base/ui/input/button.tsx'
import { Field } from '../../../../base/ui/input/field.tsx'
import { numberOf } from '../../form/numbers-and-dates.ts'
import { type ConfiguredEvent, type ConfiguredPhase, useEventEdit } from '../event/configured-event.ts'
import { ScoreChangeDialog } from '../scores/changes/score-change-dialog.tsx'

/** Lowers the goal of a locked phase after a preview; it cannot be raised (rulebook 17.9). */
export function LowerGoal({ event, phase }: { event: ConfiguredEvent; phase: ConfiguredPhase }) {
  const { t } = useTranslation('admin-phases')
  const [text, setText] = useState('')
  const [isOpen, setIsOpen] = useState(false)
  const points = numberOf(text)
  const isLower = points !== null && points >= 0 && points < phase.points
  const at = { eventId: event.id, index: phase.index }
  const lower = useEventEdit({
    eventId: event.id,
    send: (input: { points: number; reason: string | undefined }) =>
      client.eventConfig.lowerPhaseGoal.mutate({ ...at, ...input }),
    done: () => {
      setIsOpen(false)
      setText('')
      notify('success', t('lowerGoal.done'))
    },
  })
  return (
    <form
      onSubmit={submit => {
        submit.preventDefault()
        setIsOpen(isLower)
      }}
    >
      <Field
        label={t('lowerGoal.label', { goal: phase.points })}
        inputMode="decimal"
        value={text}
        onChange={setText}
        hint={t('lowerGoal.hint')}
        {...(text !== '' && !isLower && { fault: t('lowerGoal.notLower', { goal: phase.points }) })}
        end={
          <Button size="s" type="submit" disabled={!isLower}>
            {t('lowerGoal.act')}
          </Button>
        }
      />
      {isOpen && isLower && (
        <ScoreChangeDialog
          event={event}
          title={t('lowerGoal.act')}
          text={t('lowerGoal.text', { phase: phase.name, from: phase.points, to: points })}
          act={t('lowerGoal.act')}
          previewKey={['lower goal', event.id, phase.index, points]}
          preview={async () =>
            (await client.eventConfig.lowerPhaseGoal.mutate({ ...at, points, dryRun: true })).changes ?? null
          }
          busy={lower.isPending}
          onAct={reason => lower.mutate({ points, reason })}
          onClose={() => setIsOpen(false)}
        />
      )}
    </form>
  )
}
