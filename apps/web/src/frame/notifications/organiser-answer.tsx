import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { refreshAfter, trpc } from '../../base/api/client.ts'
import { inProduct } from '../../base/product/in-product.ts'
import { useTranslation } from '../../base/texts/use-translation.ts'
import { notify } from '../../base/ui/base/notify.ts'
import { Button } from '../../base/ui/input/button.tsx'

/** Lets a user who is asked to organise an event accept, which leads to its configuration, or decline (rulebook 11.48). */
export function OrganiserAnswer({
  eventId,
  event,
  onDone,
}: {
  eventId: number
  event: string
  onDone: () => void
}) {
  const { t } = useTranslation('notifications')
  const navigate = useNavigate()
  const accept = useMutation(
    trpc.eventConfig.acceptOrganiser.mutationOptions({
      onSuccess: async () => {
        await refreshAfter('eventConfig.acceptOrganiser')
        onDone()
        const params = { ...inProduct, eventId: String(eventId) }
        await navigate({ to: '/$product/data/events/config/{-$eventId}', params })
        notify('success', t('organiser.accepted', { event }))
      },
    }),
  )
  const decline = useMutation(
    trpc.eventConfig.removeOrganiser.mutationOptions({
      onSuccess: () => notify('success', t('organiser.declined', { event })),
    }),
  )
  const isBusy = accept.isPending || decline.isPending
  return (
    <div className="row wrap gap-2 pad-2-4 line-below">
      <Button size="s" look="beam" busy={isBusy} onClick={() => accept.mutate({ eventId })}>
        {t('organiser.accept')}
      </Button>
      <Button size="s" busy={isBusy} onClick={() => decline.mutate({ eventId })}>
        {t('organiser.decline')}
      </Button>
    </div>
  )
}
