import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { type Outputs, refreshAfter, trpc } from '../../../../base/api/client.ts'
import { inProduct } from '../../../../base/product/in-product.ts'
import { useCurrentUser } from '../../../../base/session/current-user.ts'
import { hasRight } from '../../../../base/session/event-rights.ts'
import { useTranslation } from '../../../../base/texts/use-translation.ts'
import { notify } from '../../../../base/ui/base/notify.ts'
import { Button } from '../../../../base/ui/input/button.tsx'
import { ConfirmDialog } from '../../../../base/ui/overlay/confirm-dialog.tsx'
import type { ConfiguredEvent } from '../event/configured-event.ts'

export type Organiser = Outputs['eventConfig']['getOrganisers']['organisers'][number]

/** Removes an organiser after a question: an admin anybody, an organiser themselves, who then leaves the screen (rulebook 11.48). */
export function RemoveOrganiser({ event, organiser }: { event: ConfiguredEvent; organiser: Organiser }) {
  const { t } = useTranslation('admin-config')
  const user = useCurrentUser()
  const removes = user ? hasRight(user, event.id, 'own') : false
  const isOwn = user?.id === organiser.userId
  const names = { name: isOwn ? event.name : organiser.name }
  const [asking, setAsking] = useState(false)
  const navigate = useNavigate()
  const remove = useMutation(
    trpc.eventConfig.removeOrganiser.mutationOptions({
      onSuccess: async () => {
        setAsking(false)
        if (isOwn && !removes)
          await navigate({ to: '/$product/games', params: inProduct, ignoreBlocker: true })
        await refreshAfter('eventConfig.removeOrganiser')
        notify('success', t(isOwn ? 'organisers.left' : 'organisers.removed', names))
      },
    }),
  )
  if (!removes && !isOwn) return null
  return (
    <>
      <Button
        size="s"
        look="quiet"
        aria-label={isOwn ? undefined : t('organisers.removeOf', names)}
        onClick={() => setAsking(true)}
      >
        {t(isOwn ? 'organisers.leave' : 'organisers.remove')}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t(isOwn ? 'organisers.leaveTitle' : 'organisers.removeTitle', names)}
        onConfirm={() => remove.mutate({ eventId: event.id, userId: organiser.userId })}
        busy={remove.isPending}
      >
        <p>{t(isOwn ? 'organisers.leaveText' : 'organisers.removeText', names)}</p>
      </ConfirmDialog>
    </>
  )
}
