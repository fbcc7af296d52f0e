import { Combobox } from '@base-ui/react/combobox'
import { CSPProvider } from '@base-ui/react/csp-provider'
import { Check, ChevronDown, X } from 'lucide-react'
import { type MouseEvent, useState } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { IconButton } from './icon-button.tsx'
import styles from './search-select.module.css'
import type { SelectOption } from './select-list.tsx'
import { useEscape } from './use-escape.ts'

/**
 * Shows a drop-down for more options than fit in one list: `onSearch` gets the typed text and updates `options`.
 * `chosen` is shown even if it is not among them; null is no choice, shown as `placeholder`.
 */
export function SearchSelect<T extends string | number>({
  label,
  options,
  chosen,
  onChoose,
  onSearch,
  placeholder,
  clearable,
}: {
  label: string
  options: readonly SelectOption<T>[]
  chosen: SelectOption<T> | null
  onChoose: (value: T | null) => void
  onSearch: (phrase: string) => void
  placeholder: string
  clearable?: boolean
}) {
  const { t } = useTranslation('ui')
  const [open, setOpen] = useState(false)
  useEscape(open, () => setOpen(false))
  // The library would open it a frame after the press: an Escape in between would close the dialog around it.
  const openAtOnce = ({ button }: MouseEvent) => button === 0 && setOpen(true)
  const change = (next: boolean, { event }: Combobox.Root.ChangeEventDetails) => {
    if (!next || event.type !== 'mousedown') setOpen(next)
  }
  return (
    <div className={styles.root}>
      <Combobox.Root
        open={open}
        onOpenChange={change}
        items={options}
        filter={null}
        onInputValueChange={onSearch}
        value={chosen}
        onValueChange={option => onChoose(option?.value ?? null)}
        isItemEqualToValue={(one, other) => one.value === other.value}
      >
        <Combobox.Trigger
          className={styles.trigger}
          aria-label={label}
          data-cleared={!chosen || undefined}
          onMouseDown={openAtOnce}
        >
          {chosen?.icon}
          <span className={styles.value} dir="auto">
            {chosen?.label ?? placeholder}
          </span>
          {!(clearable && chosen) && (
            <Combobox.Icon className={styles.icon}>
              <ChevronDown size={16} />
            </Combobox.Icon>
          )}
        </Combobox.Trigger>
        <CSPProvider disableStyleElements>
          <Combobox.Portal>
            <Combobox.Positioner className={styles.positioner} sideOffset={6} collisionPadding={8}>
              <Combobox.Popup className={styles.sheet} aria-label={label}>
                <Combobox.Input
                  className={styles.search}
                  placeholder={t('search', { label })}
                  maxLength={64}
                />
                <Combobox.Empty className={styles.empty}>{t('nothingFound')}</Combobox.Empty>
                <Combobox.List className={styles.list}>
                  {(option: SelectOption<T>) => (
                    <Combobox.Item key={option.value} value={option} className={styles.item}>
                      {option.icon}
                      <span className={styles.words} dir="auto">
                        {option.label}
                      </span>
                      <Combobox.ItemIndicator className={styles.check}>
                        <Check size={14} />
                      </Combobox.ItemIndicator>
                    </Combobox.Item>
                  )}
                </Combobox.List>
              </Combobox.Popup>
            </Combobox.Positioner>
          </Combobox.Portal>
        </CSPProvider>
      </Combobox.Root>
      {clearable && chosen && (
        <IconButton
          size="s"
          label={t('clear', { label })}
          className={styles.clear}
          onClick={() => onChoose(null)}
        >
          <X size={15} />
        </IconButton>
      )}
    </div>
  )
}
