import { Checkbox as BaseCheckbox } from '@base-ui/react/checkbox'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './checkbox.module.css'

/** Shows a checkbox with its text; `required` adds the mark. Links in the text stay links. */
export function Checkbox({
  checked,
  onChange,
  required,
  disabled,
  children,
}: {
  checked: boolean
  onChange: (checked: boolean) => void
  required?: boolean
  disabled?: boolean
  children: ReactNode
}) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: Base UI renders the input inside
    <label className={`note row top gap-3 lines-150 pressable ${styles.label}`}>
      <BaseCheckbox.Root
        checked={checked}
        onCheckedChange={onChange}
        required={required}
        disabled={disabled}
        className={styles.box}
      >
        <BaseCheckbox.Indicator className={styles.tick}>
          <Check size={14} strokeWidth={3} />
        </BaseCheckbox.Indicator>
      </BaseCheckbox.Root>
      <span>
        {children}
        {required && (
          <span aria-hidden className="warning">
            {' *'}
          </span>
        )}
      </span>
    </label>
  )
}
