import { type ComponentProps, type ReactNode, useId } from 'react'
import styles from './labelled-select.module.css'
import { SearchSelect } from './search-select.tsx'
import { Select } from './select.tsx'

/** Shows a drop-down with its label above it, as a field of a form; `fault` is what is wrong with the choice. */
export function LabelledSelect<T extends string | number>({
  fault,
  ...props
}: ComponentProps<typeof Select<T>> & Fault) {
  return (
    <Labelled label={props.label} fault={fault}>
      <Select {...props} />
    </Labelled>
  )
}

/** The same for more options than fit in one list. */
export function LabelledSearchSelect<T extends string | number>({
  fault,
  ...props
}: ComponentProps<typeof SearchSelect<T>> & Fault) {
  return (
    <Labelled label={props.label} fault={fault}>
      <SearchSelect {...props} />
    </Labelled>
  )
}

type Fault = { fault?: string | undefined }

function Labelled({ label, fault, children }: { label: string; children: ReactNode } & Fault) {
  const id = useId()
  return (
    <fieldset
      className={`no-pad no-margin shrinks no-border ${styles.choice}`}
      data-fault={fault !== undefined || undefined}
      aria-describedby={fault === undefined ? undefined : id}
    >
      <legend className="below-2 note medium no-pad lines-150">{label}</legend>
      {children}
      {fault !== undefined && (
        <p id={id} className={styles.fault}>
          {fault}
        </p>
      )}
    </fieldset>
  )
}
