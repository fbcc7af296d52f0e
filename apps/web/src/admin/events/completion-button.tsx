import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ListedEvent } from '../../event/event-section.tsx'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { useUpdateEvent } from '../event-config/use-update-event.ts'
import { CompletionFacts } from './completion-facts.tsx'

/** MARK COMPLETED grants the rewards, MARK UNCOMPLETED takes them back; either says first what it will do. */
export function CompletionButton({ event: { id, name, completed } }: { event: ListedEvent }) {
  const { t } = useTranslation('admin-events')
  const [asked, setAsked] = useState(false)
  const update = useUpdateEvent(id, { done: () => setAsked(false) })
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
      >
        <p>{t(completed ? 'uncompleteText' : 'completeText')}</p>
        {asked && <CompletionFacts eventId={id} />}
      </ConfirmDialog>
    </>
  )
}
