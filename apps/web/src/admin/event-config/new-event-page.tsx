import { useTranslation } from 'react-i18next'
import { ConfigFrame } from './config-frame.tsx'
import { NewEvent } from './general/new-event.tsx'

/** The config screen without an event: the create form, everything else locked until it is saved. */
export function NewEventPage() {
  const { t } = useTranslation('admin-config')
  return (
    <ConfigFrame name={t('untitled')} tab="general" locked onTab={() => undefined}>
      <NewEvent />
    </ConfigFrame>
  )
}
