import { type ReactNode, useId } from 'react'
import styles from './choice-tiles.module.css'

export type TileOption<T extends string> = { value: T; label: string; text?: string; picture?: ReactNode }

/** Shows a choice of one as tiles with a name, a sentence and a picture. */
export function ChoiceTiles<T extends string>({
  label,
  options,
  value,
  onChange,
}: {
  label: string
  options: readonly TileOption<T>[]
  value: T | null
  onChange: (value: T) => void
}) {
  const name = useId()
  return (
    <fieldset className={`stack gap-2 no-pad no-margin shrinks no-border ${styles.choice}`}>
      <legend className="below-2 medium soft no-pad">{label}</legend>
      {options.map(option => (
        <label key={option.value} className={`row top gap-3 shrinks pad-3 holds pressable ${styles.tile}`}>
          <input
            type="radio"
            className={`no-margin cover pressable ${styles.input}`}
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.picture}
          <span className="stack shrinks gap-hair">
            <span className="breaks t16 strong" dir="auto">
              {option.label}
            </span>
            {option.text && <span className="soft">{option.text}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
