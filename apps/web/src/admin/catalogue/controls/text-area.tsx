import { Field as BaseField } from '@base-ui/react/field'
import type { ControlProps } from '../definition.ts'
import styles from './text-area.module.css'

/** Edits a text of several lines. */
export function TextArea({ label, value, onChange, optional }: ControlProps) {
  return (
    <BaseField.Root className={styles.root}>
      <BaseField.Label className={styles.label}>{label}</BaseField.Label>
      <BaseField.Control
        render={<textarea rows={3} />}
        className={styles.area}
        value={value}
        onValueChange={onChange}
        required={!optional}
        maxLength={1000}
      />
    </BaseField.Root>
  )
}
