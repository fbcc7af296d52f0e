import type { ComponentProps, ReactNode } from 'react'
import styles from './labelled-select.module.css'
import { SearchSelect } from './search-select.tsx'
import { Select } from './select.tsx'

/** Shows a drop-down with its label above it, as a field of a form. */
export function LabelledSelect<T extends string | number>(props: ComponentProps<typeof Select<T>>) {
  return (
    <Labelled label={props.label}>
      <Select {...props} />
    </Labelled>
  )
}

/** Shows the same for more options than one list can hold. */
export function LabelledSearchSelect<T extends string | number>(
  props: ComponentProps<typeof SearchSelect<T>>,
) {
  return (
    <Labelled label={props.label}>
      <SearchSelect {...props} />
    </Labelled>
  )
}

function Labelled({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.label}>{label}</legend>
      {children}
    </fieldset>
  )
}
