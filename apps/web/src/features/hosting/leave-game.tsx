import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { refreshAfter, trpc } from '../../base/api/client.ts'
import { inProduct } from '../../base/product/in-product.ts'
import { useCurrentUser } from '../../base/session/current-user.ts'
import { useTranslation } from '../../base/texts/use-translation.ts'
import { notify } from '../../base/ui/base/notify.ts'
import { Button } from '../../base/ui/input/button.tsx'
import { ConfirmDialog } from '../../base/ui/overlay/confirm-dialog.tsx'
import type { Hosted, PrivateGame } from './hosted.ts'

/** Lets somebody who is not the owner leave a private game, after a question (rulebook 30.4). */
export function LeaveGame({ event: { id, name }, hosted }: { event: PrivateGame; hosted: Hosted }) {
  const { t } = useTranslation('hosting')
  const user = useCurrentUser()
  const navigate = useNavigate()
  const [asking, setAsking] = useState(false)
  const leave = useMutation(
    trpc.hosting.removeParticipant.mutationOptions({
      onSuccess: async () => {
        await navigate({ to: '/$product/private', params: inProduct })
        await refreshAfter('hosting.removeParticipant')
        notify('success', t('game.left', { name }))
      },
    }),
  )
  const takesPart = hosted.participants.some(({ userId }) => userId === user?.id)
  if (!takesPart || user?.id === hosted.ownerId) return null
  return (
    <>
      <Button onClick={() => setAsking(true)}>{t('game.leave')}</Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('game.leaveTitle', { name })}
        onConfirm={() => leave.mutate({ eventId: id }, { onSettled: () => setAsking(false) })}
        busy={leave.isPending}
      >
        {t('game.leaveText')}
      </ConfirmDialog>
    </>
  )
}
