import { useMutation } from '@tanstack/react-query'
import { Ban } from 'lucide-react'
import { useState } from 'react'
import { trpc } from '../../base/api/client.ts'
import { useCurrentUser } from '../../base/session/current-user.ts'
import { useTranslation } from '../../base/texts/use-translation.ts'
import { notify } from '../../base/ui/base/notify.ts'
import { Button } from '../../base/ui/input/button.tsx'
import { ConfirmDialog } from '../../base/ui/overlay/confirm-dialog.tsx'

type Other = { id: number; name: string }

/** Blocks another user after a confirmation, or unblocks them (rulebook 10.26). */
export function BlockButton({ user }: { user: Other }) {
  const { t } = useTranslation('friends')
  const self = useCurrentUser()
  const [asking, setAsking] = useState(false)
  const done = (text: string) => ({
    onSuccess: () => notify('success', text),
    onSettled: () => setAsking(false),
  })
  const block = useMutation(trpc.friend.blockUser.mutationOptions(done(t('block.done', { name: user.name }))))
  const unblock = useMutation(
    trpc.friend.unblockUser.mutationOptions(done(t('block.undone', { name: user.name }))),
  )
  if (!self || self.id === user.id) return null
  const isBlocked = self.blocked.some(({ id }) => id === user.id)
  if (isBlocked)
    return (
      <Button
        aria-label={t('block.undoOf', { name: user.name })}
        onClick={() => unblock.mutate({ blockedId: user.id })}
        busy={unblock.isPending}
      >
        {t('block.undo')}
      </Button>
    )
  return (
    <>
      <Button onClick={() => setAsking(true)}>
        <Ban size={15} aria-hidden />
        {t('block.act')}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('block.title')}
        busy={block.isPending}
        onConfirm={() => block.mutate({ blockedId: user.id })}
      >
        {t('block.text', { name: user.name })}
      </ConfirmDialog>
    </>
  )
}
