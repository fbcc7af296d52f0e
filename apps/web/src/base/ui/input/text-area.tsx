import { Field as BaseField } from '@base-ui/react/field'
import type { ComponentProps } from 'react'
import field from './field.module.css'
import type { FieldProps } from './field.tsx'
import styles from './text-area.module.css'

type TextAreaProps = Pick<FieldProps, 'label' | 'value' | 'onChange' | 'fault' | 'hint' | 'className'> &
  Pick<ComponentProps<'textarea'>, 'rows' | 'required' | 'maxLength'>

/** A labelled text of several lines; `fault` and `hint` as in a field of one line. */
export function TextArea({
  label,
  value,
  onChange,
  fault,
  hint,
  className,
  rows = 3,
  ...area
}: TextAreaProps) {
  return (
    <BaseField.Root invalid={fault !== undefined} className={className}>
      <BaseField.Label className="block below-2 note medium">{label}</BaseField.Label>
      <BaseField.Control
        {...area}
        render={<textarea rows={rows} />}
        className={styles.area}
        value={value}
        onValueChange={onChange}
      />
      {fault !== undefined ? (
        <BaseField.Error match className={field.fault}>
          {fault}
        </BaseField.Error>
      ) : (
        hint && <BaseField.Description className={field.hint}>{hint}</BaseField.Description>
      )}
    </BaseField.Root>
  )
}
