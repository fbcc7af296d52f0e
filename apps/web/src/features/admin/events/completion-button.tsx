import { completionWarnings, matchesWithoutResult, type PhaseDates } from '@game/domain'
import { useState } from 'react'
import { client } from '../../../base/api/client.ts'
import { useServerNow } from '../../../base/api/use-server-now.ts'
import { isolated } from '../../../base/texts/translate.ts'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { Loading, Skeleton } from '../../../base/ui/feedback/skeleton.tsx'
import { Button, type ButtonLook } from '../../../base/ui/input/button.tsx'
import { ConfirmDialog } from '../../../base/ui/overlay/confirm-dialog.tsx'
import { useDryRun } from '../confirm/use-force-confirm.ts'
import { useConfiguredEvent, useUpdateEvent } from '../event-config/event/configured-event.ts'
import { useUploads } from '../event-config/scores/uploads/uploads.ts'
import { ErrorText } from '../form/failure.tsx'
import { useChecklistTexts } from './checklist-texts.ts'

type CompletedEvent = {
  id: number
  name: string
  completed: boolean
  phases: readonly (PhaseDates & { name: string })[]
}

/**
 * Completes an event, which grants the rewards, or un-completes it, which takes them back; says first what this will
 * do, and what is lost if it is completed now.
 */
export function CompletionButton({ event, look = 'panel' }: { event: CompletedEvent; look?: ButtonLook }) {
  const { id, name, completed } = event
  const { t } = useTranslation('admin-events')
  const [isOpen, setIsOpen] = useState(false)
  const update = useUpdateEvent(id, { done: () => setIsOpen(false) })
  const preview = useDryRun(isOpen, async () => {
    const data = { completed: !completed }
    const { paid, handedOut } = await client.eventConfig.updateEvent.mutate({
      eventId: id,
      data,
      dryRun: true,
    })
    return { ...paid, handedOut }
  })
  const act = t(completed ? 'uncomplete' : 'complete')
  return (
    <>
      <Button size="s" look={look} onClick={() => setIsOpen(true)}>
        {act}
      </Button>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title={`${act}: ${isolated(name)}`}
        onConfirm={() => update.mutate({ completed: !completed })}
        busy={update.isPending}
        disabled={!preview.answer}
      >
        <p>{t(completed ? 'uncompleteText' : 'completeText')}</p>
        {!completed && <CompletionWarnings event={event} />}
        <CompletionFacts preview={preview} completed={completed} />
      </ConfirmDialog>
    </>
  )
}

/** Names the phases that have not locked, and what lacks: score files, results of matches (rulebook 11.34). */
function CompletionWarnings({ event }: { event: CompletedEvent }) {
  const { t } = useTranslation('admin-events')
  const { warningText } = useChecklistTexts(event.phases)
  const now = useServerNow()
  const uploads = useUploads(event.id).data?.uploads
  const phases = useConfiguredEvent(event.id).data?.event.phases ?? []
  const warnings = now && uploads ? completionWarnings(event, uploads, now) : []
  const matches = matchesWithoutResult(phases).map(({ homeTeam, awayTeam }) =>
    t('checklist.versus', { home: homeTeam.team.name, away: awayTeam.team.name }),
  )
  if (warnings.length + matches.length === 0) return null
  return (
    <div className="above-2 warning" role="alert">
      <p className="t12 strong tracked">{t('checklist.warnings')}</p>
      <ul>
        {warnings.map(warning => (
          <li key={JSON.stringify(warning)}>{warningText(warning)}</li>
        ))}
        {matches.length > 0 && (
          <li>{t('checklist.noResults', { count: matches.length, matches: matches.join(', ') })}</li>
        )}
      </ul>
    </div>
  )
}

type Paid = {
  rewards: number
  players: number
  notified: number
  handedOut: readonly { eventRewardId: number; reward: string; amount: number; users: number }[]
}

/** Shows how many rewards are granted to or taken back from how many users, and how many are notified of results. */
function CompletionFacts({
  preview: { pending, answer, refusal },
  completed,
}: {
  preview: ReturnType<typeof useDryRun<Paid>>
  completed: boolean
}) {
  const { t } = useTranslation('admin-events')
  if (pending)
    return (
      <Loading label={t('dryRunPending')}>
        <Skeleton height={20} />
      </Loading>
    )
  if (!answer) return <ErrorText error={refusal} />
  const { handedOut, ...paid } = answer
  if (completed)
    return (
      <>
        <p className="above-2 strong">{t('rewardsBack', paid)}</p>
        {handedOut.length > 0 && (
          <div className="above-2 warning" role="alert">
            <p className="t12 strong tracked">{t('handedOut')}</p>
            <ul>
              {handedOut.map(({ eventRewardId, reward, amount, users }) => (
                <li key={`${eventRewardId} ${amount}`}>{t('handedOutReward', { reward, amount, users })}</li>
              ))}
            </ul>
          </div>
        )}
      </>
    )
  return (
    <>
      <p className="above-2 strong">{t('rewardsGranted', paid)}</p>
      <p className="above-2 strong">{t('resultsNotified', paid)}</p>
    </>
  )
}
