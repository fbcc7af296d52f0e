import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../../api/client.ts'
import { inProduct } from '../../../shell/in-product.ts'
import { notify } from '../../../ui/feedback/notify.ts'

/** Creates the event and goes to its config, in place of the create form (admin-social.md 2). */
export function useAddEvent() {
  const { t } = useTranslation('admin-config')
  const navigate = useNavigate()
  return useMutation(
    trpc.eventConfig.addEvent.mutationOptions({
      onSuccess: async ({ event }) => {
        notify('success', t('created', { name: event.name }))
        await navigate({
          to: '/$product/data/events/config/{-$eventId}',
          params: { ...inProduct, eventId: String(event.id) },
          replace: true,
        })
      },
    }),
  )
}
