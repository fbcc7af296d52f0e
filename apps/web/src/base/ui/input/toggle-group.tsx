import { Toggle } from '@base-ui/react/toggle'
import { ToggleGroup as BaseToggleGroup } from '@base-ui/react/toggle-group'
import type { ReactNode } from 'react'
import styles from './toggle-group.module.css'

/** `face` is the content of the toggle (an icon, a letter), `label` its accessible name. */
export type ToggleOption<T extends string> = { value: T; label: string; face: ReactNode }

/** Shows toggles of which any number may be pressed. */
export function ToggleGroup<T extends string>({
  label,
  options,
  value,
  onChange,
}: {
  label: string
  options: readonly ToggleOption<T>[]
  value: readonly T[]
  onChange: (value: T[]) => void
}) {
  return (
    <BaseToggleGroup
      multiple
      aria-label={label}
      value={value}
      onValueChange={onChange}
      className={styles.group}
    >
      {options.map(option => (
        <Toggle
          key={option.value}
          value={option.value}
          aria-label={option.label}
          title={option.label}
          className={styles.toggle}
        >
          {option.face}
        </Toggle>
      ))}
    </BaseToggleGroup>
  )
}
