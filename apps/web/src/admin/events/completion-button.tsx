import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../api/client.ts'
import type { ListedEvent } from '../../games/section.ts'
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Button } from '../../ui/input/button.tsx'
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx'
import { useDryRun } from '../confirm/use-force-confirm.ts'
import { useUpdateEvent } from '../event-config/configured-event.ts'
import { ErrorText } from '../form/failure.tsx'
import styles from './completion-facts.module.css'

/**
 * Completes an event, which grants the rewards, or un-completes it, which takes them back; says first what it will
 * do.
 */
export function CompletionButton({ event: { id, name, completed } }: { event: ListedEvent }) {
  const { t } = useTranslation('admin-events')
  const [asked, setAsked] = useState(false)
  const update = useUpdateEvent(id, { done: () => setAsked(false) })
  const preview = useDryRun(asked, async () => {
    const data = { completed: !completed }
    return (await client.eventConfig.updateEvent.mutate({ eventId: id, data, dryRun: true })).paid
  })
  const act = t(completed ? 'uncomplete' : 'complete')
  return (
    <>
      <Button size="s" onClick={() => setAsked(true)}>
        {act}
      </Button>
      <ConfirmDialog
        open={asked}
        onOpenChange={setAsked}
        title={`${act}: ${name}`}
        onConfirm={() => update.mutate({ completed: !completed })}
        busy={update.isPending}
        disabled={!preview.answer}
      >
        <p>{t(completed ? 'uncompleteText' : 'completeText')}</p>
        <CompletionFacts preview={preview} completed={completed} />
      </ConfirmDialog>
    </>
  )
}

type Paid = { rewards: number; players: number; told: number }

/** Says how many rewards are granted or taken back, to how many users, and how many are notified of results. */
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
  if (completed) return <p className={styles.facts}>{t('rewardsBack', answer)}</p>
  return (
    <>
      <p className={styles.facts}>{t('rewardsGranted', answer)}</p>
      <p className={styles.facts}>{t('resultsTold', answer)}</p>
    </>
  )
}
