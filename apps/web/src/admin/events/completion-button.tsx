import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../api/client.ts'
import type { ListedEvent } from '../../games/event-section.tsx'
import { Button } from '../../ui/input/button.tsx'
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx'
import { useRehearsal } from '../confirm/use-dry-run.ts'
import { useUpdateEvent } from '../event-config/use-update-event.ts'
import { CompletionFacts } from './completion-facts.tsx'

/** MARK COMPLETED grants the rewards, MARK UNCOMPLETED takes them back; either says first what it will do. */
export function CompletionButton({ event: { id, name, completed } }: { event: ListedEvent }) {
  const { t } = useTranslation('admin-events')
  const [asked, setAsked] = useState(false)
  const update = useUpdateEvent(id, { done: () => setAsked(false) })
  const rehearsal = useRehearsal(asked, async () => {
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
        disabled={!rehearsal.answer}
      >
        <p>{t(completed ? 'uncompleteText' : 'completeText')}</p>
        <CompletionFacts rehearsal={rehearsal} completed={completed} />
      </ConfirmDialog>
    </>
  )
}
