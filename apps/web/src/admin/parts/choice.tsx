import type { ComponentProps } from 'react'
import { Select } from '../../ui/select.tsx'
import styles from './choice.module.css'

/** A drop-down with its label above it, as a field of a form. */
export function Choice<T extends string | number>(props: ComponentProps<typeof Select<T>>) {
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.label}>{props.label}</legend>
      <Select {...props} />
    </fieldset>
  )
}
