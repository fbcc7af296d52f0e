import { type DragEvent, type ReactNode, useId, useState } from 'react'
import styles from './file-input.module.css'

/** Takes a file, or with `several` any number, chosen or dropped. `words` say so, or name the chosen file. */
export function FileInput({
  label,
  words,
  hint,
  accept,
  icon,
  onFile,
  several = false,
  disabled,
}: {
  label: string
  words: string
  hint: string
  accept: string
  icon: ReactNode
  /** Called with the first file, and with all others. */
  onFile: (file: File, others: File[]) => void
  several?: boolean
  disabled: boolean
}) {
  const [over, setOver] = useState(false)
  const hintId = useId()
  const take = (files: FileList | null) => {
    const [first, ...others] = files ?? []
    if (first) onFile(first, several ? others : [])
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    if (!disabled) take(event.dataTransfer.files)
  }
  return (
    <label
      className={`row middle gap-3 pad-2-4 holds ground-well ${styles.zone}`}
      data-over={over || undefined}
      data-disabled={disabled || undefined}
      onDragOver={event => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <span className="stack accent">{icon}</span>
      <span className="stack shrinks">
        <span className="breaks t14 strong">{words}</span>
        <span id={hintId} className="caption">
          {hint}
        </span>
      </span>
      <input
        type="file"
        accept={accept}
        multiple={several}
        aria-label={label}
        aria-describedby={hintId}
        className={`cover ${styles.input}`}
        disabled={disabled}
        onChange={event => {
          take(event.target.files)
          // Choosing the same file again, after correcting it, counts as a new choice.
          event.target.value = ''
        }}
      />
    </label>
  )
}
