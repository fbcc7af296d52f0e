import styles from './segments.module.css'

/** Shows a choice of one in a row of buttons. */
export function Segments<T extends string | number>({
  label,
  options,
  value,
  onChange,
}: {
  label: string
  options: readonly { value: T; label: string }[]
  value: T
  onChange: (value: T) => void
}) {
  return (
    <fieldset className={`row well pad-1 no-margin fits ${styles.segments}`}>
      <legend className="visually-hidden">{label}</legend>
      {options.map(option => (
        <button
          key={option.value}
          type="button"
          className={`fill one-line strong soft pad-x-3 no-border ${styles.segment}`}
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </fieldset>
  )
}
