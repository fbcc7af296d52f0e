import { browserLimits } from '@game/domain'
import { Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import styles from './search-field.module.css'

/** Reports the typed text 400 ms after the last key (rulebook 13.35); a `value` set from outside replaces it. */
export function SearchField({
  label,
  hint = label,
  value,
  onSearch,
  maxLength = 64,
}: {
  label: string
  /** Shown in the empty field, where the label is too long for it. */
  hint?: string
  value: string
  onSearch: (phrase: string) => void
  maxLength?: number
}) {
  const [typed, setTyped] = useState(value)
  const [given, setGiven] = useState(value)
  const [reported, setReported] = useState(value)
  if (given !== value) {
    setGiven(value)
    // Its own report may come back late, after more has been typed.
    if (value !== reported) setTyped(value)
  }
  useEffect(() => {
    if (typed === value) return
    const report = () => {
      setReported(typed)
      onSearch(typed)
    }
    const timer = setTimeout(report, browserLimits.searchDebounce)
    return () => clearTimeout(timer)
  }, [typed, value, onSearch])
  return (
    <label className={`row middle gap-2 shrinks faint pad-x-3 ground-well ${styles.well}`}>
      <Search size={16} aria-hidden />
      <input
        type="search"
        className={`fill shrinks t16 ink no-pad wide bare ${styles.input}`}
        aria-label={label}
        placeholder={hint}
        value={typed}
        maxLength={maxLength}
        onChange={event => setTyped(event.target.value)}
      />
    </label>
  )
}
