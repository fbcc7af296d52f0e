import { useTranslation } from 'react-i18next'
import { BlurField, type BlurValueProps } from './blur-field.tsx'
import { toInstant, toLocal } from './moment.ts'

/** A moment in the viewer's zone that saves when it is left; value and `save` are ISO instants. */
export function BlurDateField({ value, save, ...field }: BlurValueProps<string>) {
  const { t } = useTranslation('admin')
  return (
    <BlurField
      {...field}
      type="datetime-local"
      value={toLocal(value)}
      check={text => (toInstant(text) === null ? t('notADate') : undefined)}
      save={async text => {
        const instant = toInstant(text)
        if (instant) await save(instant)
      }}
    />
  )
}
