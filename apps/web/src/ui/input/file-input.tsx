import { type DragEvent, type ReactNode, useId, useState } from 'react'
import styles from './file-input.module.css'

/** Takes a file by choosing or by dropping it. `words` say so, or name the chosen file. */
export function FileInput({
  label,
  words,
  hint,
  accept,
  icon,
  onFile,
  disabled,
}: {
  label: string
  words: string
  hint: string
  accept: string
  icon: ReactNode
  onFile: (file: File) => void
  disabled: boolean
}) {
  const [over, setOver] = useState(false)
  const hintId = useId()
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const dropped = event.dataTransfer.files.item(0)
    if (dropped && !disabled) onFile(dropped)
  }
  return (
    <label
      className={styles.zone}
      data-over={over || undefined}
      data-disabled={disabled || undefined}
      onDragOver={event => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <span className={styles.icon}>{icon}</span>
      <span className={styles.words}>
        <span className={styles.name}>{words}</span>
        <span id={hintId} className={styles.hint}>
          {hint}
        </span>
      </span>
      <input
        type="file"
        accept={accept}
        aria-label={label}
        aria-describedby={hintId}
        className={styles.input}
        disabled={disabled}
        onChange={event => {
          const chosen = event.target.files?.item(0)
          if (chosen) onFile(chosen)
          // The same file again, corrected meanwhile, is a new choice.
          event.target.value = ''
        }}
      />
    </label>
  )
}
