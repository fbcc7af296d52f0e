import { useTranslation } from 'react-i18next'
import { inProduct } from '../../shell/in-product.ts'
import { EmptyState } from '../../ui/feedback/states.tsx'
import { ButtonLink } from '../../ui/input/button.tsx'
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

/** The config screen of what is no event's id (admin-social.md 8). */
export function NoEventPage() {
  const { t } = useTranslation('admin-config')
  const toEvents = (
    <ButtonLink to="/$product/data/events" params={inProduct} size="s">
      {t('toEvents')}
    </ButtonLink>
  )
  return (
    <ConfigFrame name={t('untitled')} tab="general" locked onTab={() => undefined}>
      <EmptyState title={t('noEventId')} action={toEvents} />
    </ConfigFrame>
  )
}
