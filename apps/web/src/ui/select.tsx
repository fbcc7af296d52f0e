import { CSPProvider } from '@base-ui/react/csp-provider'
import { Select as BaseSelect } from '@base-ui/react/select'
import { Check, ChevronDown, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from './icon-button.tsx'
import styles from './select.module.css'

export type SelectOption<T extends string | number> = { value: T; label: string; icon?: ReactNode }

/**
 * A drop-down. `null` is no choice: shown as `placeholder`, offered in the list as `all` where that is given, and
 * reached by the clear button where `clearable`.
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
  disabled?: boolean
  /** Within a popup the list is at most 30vh high (admin-social.md 2). */
  inPopup?: boolean
}) {
  const { t } = useTranslation('ui')
  const items = all === undefined ? options : [{ value: null, label: all, icon: undefined }, ...options]
  const chosen = options.find(option => option.value === value)
  return (
    <div className={styles.root}>
      <BaseSelect.Root items={items} value={value} onValueChange={onChange} disabled={disabled}>
        <BaseSelect.Trigger
          className={styles.trigger}
          aria-label={label}
          data-cleared={value === null || undefined}
        >
          {chosen?.icon}
          <BaseSelect.Value className={styles.value}>
            {chosen?.label ?? placeholder ?? all ?? label}
          </BaseSelect.Value>
          {!(clearable && chosen) && (
            <BaseSelect.Icon className={styles.icon}>
              <ChevronDown size={16} />
            </BaseSelect.Icon>
          )}
        </BaseSelect.Trigger>
        {/* The list would write a style element of its own, which our content security policy refuses. */}
        <CSPProvider disableStyleElements>
          <BaseSelect.Portal>
            <BaseSelect.Positioner
              className={styles.positioner}
              sideOffset={6}
              collisionPadding={8}
              alignItemWithTrigger={false}
            >
              <BaseSelect.Popup className={styles.sheet}>
                <BaseSelect.List className={styles.list} data-in-popup={inPopup || undefined}>
                  {items.map(({ value: item, label: words, icon }) => (
                    <BaseSelect.Item key={item ?? 'all'} value={item} className={styles.item}>
                      {icon}
                      <BaseSelect.ItemText className={styles.words}>{words}</BaseSelect.ItemText>
                      <BaseSelect.ItemIndicator className={styles.check}>
                        <Check size={14} />
                      </BaseSelect.ItemIndicator>
                    </BaseSelect.Item>
                  ))}
                </BaseSelect.List>
              </BaseSelect.Popup>
            </BaseSelect.Positioner>
          </BaseSelect.Portal>
        </CSPProvider>
      </BaseSelect.Root>
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
