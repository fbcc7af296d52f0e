import { useTranslation } from 'react-i18next'
import { Checkbox } from '../../../ui/input/checkbox.tsx'
import type { ConfiguredEvent } from '../use-configured-event.ts'
import { useUpdateEvent } from '../use-update-event.ts'
import styles from './event-toggle.module.css'

/** A checkbox of an event that is saved as it is ticked; it stands as ticked until the server has said otherwise. */
export function EventToggle({
  event,
  field,
}: {
  event: ConfiguredEvent
  field: 'featured' | 'public' | 'secondChance'
}) {
  const { t } = useTranslation('admin-config')
  const update = useUpdateEvent(event.id)
  const checked = (update.isPending ? update.variables[field] : undefined) ?? event[field]
  return (
    <Checkbox
      checked={checked}
      disabled={event.completed}
      onChange={value => update.mutate({ [field]: value })}
    >
      {t(field)}
      <span className={styles.hint}>{t(`${field}Hint`)}</span>
    </Checkbox>
  )
}
