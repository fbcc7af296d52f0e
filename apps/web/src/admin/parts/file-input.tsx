import { FileSpreadsheet } from 'lucide-react'
import { type DragEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './file-input.module.css'

/** A place to choose a .csv file in, or to drop it on. */
export function FileInput({
  label,
  hint,
  file,
  onFile,
  disabled,
}: {
  label: string
  hint: string
  file: File | undefined
  onFile: (file: File | undefined) => void
  disabled: boolean
}) {
  const { t } = useTranslation('admin-scores')
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
      <FileSpreadsheet size={22} aria-hidden className={styles.icon} />
      <span className={styles.words}>
        <span className={styles.name}>{file ? file.name : t('choose')}</span>
        <span id={hintId} className={styles.hint}>
          {hint}
        </span>
      </span>
      <input
        type="file"
        accept=".csv,text/csv"
        aria-label={label}
        aria-describedby={hintId}
        className={styles.input}
        disabled={disabled}
        onChange={event => {
          onFile(event.target.files?.item(0) ?? undefined)
          // The same file again, corrected meanwhile, is a new choice.
          event.target.value = ''
        }}
      />
    </label>
  )
}
