import type { ReactNode } from 'react'
import { Checkbox } from './checkbox.tsx'

/** Offers options of which any number can be chosen; the chosen ones keep the order of the options. */
export function Checkboxes<Value extends string>({
  label,
  options,
  chosen,
  onChange,
}: {
  label: string
  options: readonly { value: Value; text: ReactNode }[]
  chosen: readonly Value[]
  onChange: (chosen: Value[]) => void
}) {
  const choose = (changed: Value, on: boolean) =>
    onChange(
      options.flatMap(({ value }) => ((value === changed ? on : chosen.includes(value)) ? [value] : [])),
    )
  return (
    <fieldset className="stack gap-3 no-pad no-margin no-border">
      <legend className="below-2 note strong no-pad">{label}</legend>
      {options.map(({ value, text }) => (
        <Checkbox key={value} checked={chosen.includes(value)} onChange={on => choose(value, on)}>
          {text}
        </Checkbox>
      ))}
    </fieldset>
  )
}
