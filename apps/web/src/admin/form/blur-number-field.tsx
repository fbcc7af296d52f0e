import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { BlurField, type BlurValueProps } from './blur-field.tsx'
import { numberOf } from './number.ts'

/** A number that saves when it is left; `save` gets it as a number (admin-social.md 5). */
export function BlurNumberField({
  value,
  save,
  hint,
  ...field
}: BlurValueProps<number> & { hint?: (value: number) => ReactNode }) {
  const { t } = useTranslation('admin')
  return (
    <BlurField
      {...field}
      inputMode="decimal"
      value={String(value)}
      hint={text => {
        const number = numberOf(text)
        return number === null ? undefined : hint?.(number)
      }}
      check={text => (numberOf(text) === null ? t('notANumber') : undefined)}
      save={async text => {
        const number = numberOf(text)
        if (number !== null) await save(number)
      }}
    />
  )
}
