import { inProduct } from '../../../base/product/in-product.ts'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { EmptyState } from '../../../base/ui/feedback/states.tsx'
import { ButtonLink } from '../../../base/ui/input/button.tsx'
import { ConfigFrame } from './config-frame.tsx'
import { NewEvent } from './general/new-event.tsx'

/** Shows the config screen without an event: the create form, everything else locked until it is saved. */
export function NewEventPage() {
  const { t } = useTranslation('admin-config')
  return (
    <ConfigFrame name={t('untitled')} tab="general" locked onTab={() => undefined}>
      <NewEvent />
    </ConfigFrame>
  )
}

/** Shows the config screen for an address without a valid event id (rulebook 13.34). */
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
