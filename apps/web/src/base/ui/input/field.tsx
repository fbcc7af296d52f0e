import { Field as BaseField } from '@base-ui/react/field'
import { Check } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import styles from './field.module.css'

/**
 * The properties of a labelled input. `fault` is what is wrong with the value (shown and read out; leave it out while
 * the value is untouched), `valid` shows the tick, `hint` is shown below until there is a fault. `end` is inside,
 * after the input.
 */
export type FieldProps = Omit<ComponentProps<'input'>, 'size' | 'value' | 'onChange' | 'defaultValue'> & {
  label: string
  value: string
  onChange: (value: string) => void
  fault?: string
  hint?: ReactNode
  valid?: boolean
  end?: ReactNode
}

export function Field({ label, value, onChange, fault, hint, valid, end, className, ...input }: FieldProps) {
  return (
    <BaseField.Root invalid={fault !== undefined} className={className}>
      <BaseField.Label className="block below-2 note medium">{label}</BaseField.Label>
      <div
        className={`row middle ground-well ${styles.well}`}
        data-valid={valid || undefined}
        data-fault={fault !== undefined || undefined}
      >
        <BaseField.Control
          {...input}
          value={value}
          onValueChange={onChange}
          className={`fill shrinks t16 ${styles.input}`}
        />
        {valid && <Check size={16} className="after-2 success" aria-hidden />}
        {end}
      </div>
      {fault !== undefined ? (
        <BaseField.Error match className={styles.fault}>
          {fault}
        </BaseField.Error>
      ) : (
        hint && <BaseField.Description className={styles.hint}>{hint}</BaseField.Description>
      )}
    </BaseField.Root>
  )
}
