import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { refreshAfter, trpc } from '../../base/api/client.ts'
import { useServerNow } from '../../base/api/use-server-now.ts'
import { useTranslation } from '../../base/texts/use-translation.ts'
import { Button, type ButtonLook } from '../../base/ui/input/button.tsx'
import { ConfirmDialog } from '../../base/ui/overlay/confirm-dialog.tsx'
import { hasBegun, type PrivateGame } from './hosted.ts'

/** Completes a private game, calls it off while no phase has locked, or opens it again, after a question (rulebook 30.2, 30.9). */
export function CompleteGame({ event, look }: { event: PrivateGame; look?: ButtonLook }) {
  const { id, name, completed } = event
  const { t } = useTranslation('hosting')
  const now = useServerNow()
  const [asking, setAsking] = useState(false)
  const complete = useMutation(
    trpc.eventConfig.updateEvent.mutationOptions({
      onSuccess: () => refreshAfter('eventConfig.updateEvent'),
      onSettled: () => setAsking(false),
    }),
  )
  if (!now) return null
  const act = completed ? 'reopen' : hasBegun(event, now) ? 'complete' : 'callOff'
  return (
    <>
      <Button look={look} onClick={() => setAsking(true)}>
        {t(`game.${act}`)}
      </Button>
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
