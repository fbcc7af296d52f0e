import { ChevronDown, X } from 'lucide-react'
import { type ComponentProps, cloneElement, type KeyboardEvent, useState } from 'react'
import { lazyPart } from '../../loading/lazy-part.tsx'
import { useTranslation } from '../../texts/use-translation.ts'
import { useWanted } from '../base/use-wanted.ts'
import { IconButton } from './icon-button.tsx'
import styles from './select.module.css'
import type { SelectOption } from './select-list.tsx'
import { useEscape } from './use-escape.ts'

const SelectList = lazyPart(() => import('./select-list.tsx'))

/**
 * Shows a drop-down. Null is no choice: shown as `placeholder`, offered in the list as `all` if that is given, and set by
 * the clear button if `clearable`.
 */
export function Select<T extends string | number>({
  label,
  options,
  value,
  onChange,
  placeholder,
  all,
  clearable,
  disabled,
  inPopup,
}: {
  label: string
  options: readonly SelectOption<T>[]
  value: T | null
  onChange: (value: T | null) => void
  placeholder?: string
  all?: string
  clearable?: boolean
  disabled?: boolean | undefined
  /** Within a popup the list is at most 30vh high (rulebook 13.28). */
  inPopup?: boolean
}) {
  const { t } = useTranslation('ui')
  const { wanted, want, giveUp } = useWanted()
  const [open, setOpen] = useState(false)
  useEscape(open, () => setOpen(false))
  const start = () => {
    want()
    setOpen(true)
  }
  const fail = () => {
    giveUp()
    setOpen(false)
  }
  const items = all === undefined ? options : [{ value: null, label: all }, ...options]
  const chosen = options.find(option => option.value === value)
  const face = (
    <SelectFace label={label} cleared={value === null} disabled={disabled}>
      {chosen?.icon}
      <span className={styles.value} dir="auto">
        {chosen?.label ?? placeholder ?? all ?? label}
      </span>
      {!(clearable && chosen) && <ChevronDown size={16} aria-hidden className={styles.icon} />}
    </SelectFace>
  )
  const closed = cloneElement(face, {
    onPointerEnter: SelectList.prefetch,
    onFocus: SelectList.prefetch,
    onClick: start,
    onKeyDown: ({ key }: KeyboardEvent) => key.startsWith('Arrow') && start(),
    'aria-expanded': open,
  })
  return (
    <div className={styles.root}>
      {wanted ? (
        <SelectList
          fallback={closed}
          onFail={fail}
          trigger={face}
          open={open}
          onOpenChange={setOpen}
          items={items}
          value={value}
          onChange={item => onChange(options.find(option => option.value === item)?.value ?? null)}
          inPopup={inPopup}
        />
      ) : (
        closed
      )}
      {clearable && chosen && (
        <IconButton
          size="s"
          label={t('clear', { label })}
          className={styles.clear}
          onClick={() => onChange(null)}
        >
          <X size={15} />
        </IconButton>
      )}
    </div>
  )
}

/** Shows a closed drop-down; the open list adds its properties through `rest`. */
function SelectFace({
  label,
  cleared,
  children,
  ...rest
}: { label: string; cleared: boolean } & ComponentProps<'button'>) {
  return (
    <button
      type="button"
      role="combobox"
      aria-haspopup="listbox"
      aria-expanded={false}
      data-disabled={rest.disabled || undefined}
      {...rest}
      className={styles.trigger}
      aria-label={label}
      data-cleared={cleared || undefined}
    >
      {children}
    </button>
  )
}
