import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { refreshAfter, trpc } from '../../base/api/client.ts'
import { useTranslation } from '../../base/texts/use-translation.ts'
import { notify } from '../../base/ui/base/notify.ts'
import { Button } from '../../base/ui/input/button.tsx'
import { ConfirmDialog } from '../../base/ui/overlay/confirm-dialog.tsx'

/** Gives a private game a new code, after a question (rulebook 30.4). */
export function RenewCode({ eventId }: { eventId: number }) {
  const { t } = useTranslation('hosting')
  const [asking, setAsking] = useState(false)
  const renew = useMutation(
    trpc.hosting.renewEventCode.mutationOptions({
      onSuccess: async () => {
        await refreshAfter('hosting.renewEventCode')
        notify('success', t('game.renewed'))
      },
      onSettled: () => setAsking(false),
    }),
  )
  return (
    <>
      <Button size="s" onClick={() => setAsking(true)}>
        {t('game.renew')}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('game.renewTitle')}
        onConfirm={() => renew.mutate({ eventId })}
        busy={renew.isPending}
      >
        {t('game.renewText')}
      </ConfirmDialog>
    </>
  )
}
