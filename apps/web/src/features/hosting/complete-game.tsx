import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { refreshAfter, trpc } from '../../base/api/client.ts'
import { useTranslation } from '../../base/texts/use-translation.ts'
import { Button } from '../../base/ui/input/button.tsx'
import { ConfirmDialog } from '../../base/ui/overlay/confirm-dialog.tsx'
import type { PrivateGame } from './hosted.ts'

/** Completes a private game, or opens it again, after a question (rulebook 30.2). */
export function CompleteGame({ event: { id, name, completed } }: { event: PrivateGame }) {
  const { t } = useTranslation('hosting')
  const [asking, setAsking] = useState(false)
  const complete = useMutation(
    trpc.eventConfig.updateEvent.mutationOptions({
      onSuccess: () => refreshAfter('eventConfig.updateEvent'),
      onSettled: () => setAsking(false),
    }),
  )
  const act = completed ? 'reopen' : 'complete'
  return (
    <>
      <Button onClick={() => setAsking(true)}>{t(`game.${act}`)}</Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t(`game.${act}Title`, { name })}
        onConfirm={() => complete.mutate({ eventId: id, data: { completed: !completed } })}
        busy={complete.isPending}
      >
        {t(`game.${act}Text`)}
      </ConfirmDialog>
    </>
  )
}
