import { useTranslation } from 'react-i18next'
import { client } from '../../../../api/client.ts'
import { notify } from '../../../../ui/feedback/notify.ts'
import { useEventEdit } from '../../use-event-edit.ts'

export function useRemoveMatch(eventId: number) {
  const { t } = useTranslation('admin-phases')
  return useEventEdit({
    eventId,
    send: (id: number) => client.eventConfig.removePhaseMatch.mutate({ id }),
    done: () => notify('success', t('matchRemoved')),
    quiet: true,
  })
}
