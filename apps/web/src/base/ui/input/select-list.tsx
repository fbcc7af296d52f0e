import { CSPProvider } from '@base-ui/react/csp-provider'
import { Select as BaseSelect } from '@base-ui/react/select'
import { Check } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import styles from './select.module.css'

/** An entry of a drop-down. */
export type SelectOption<T extends string | number> = { value: T; label: string; icon?: ReactNode }

type Value = string | number | null

/** Shows a drop-down: `trigger` with the list below it while `open`. Its code loads with the first drop-down. */
export default function SelectList({
  trigger,
  open,
  onOpenChange,
  items,
  value,
  onChange,
  inPopup,
}: {
  trigger: ReactElement
  open: boolean
  onOpenChange: (open: boolean) => void
  items: readonly (Omit<SelectOption<string>, 'value'> & { value: Value })[]
  value: Value
  onChange: (value: Value) => void
  inPopup: boolean | undefined
}) {
  return (
    <BaseSelect.Root<Value>
      open={open}
      onOpenChange={onOpenChange}
      items={items}
      value={value}
      onValueChange={onChange}
    >
      <BaseSelect.Trigger render={trigger} />
      {/* Base UI would add a style element, which our content security policy refuses. */}
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
                {items.map(({ value: item, label, icon }) => (
                  <BaseSelect.Item key={item ?? 'all'} value={item} className={styles.item}>
                    {icon}
                    <BaseSelect.ItemText className={styles.words} dir="auto">
                      {label}
                    </BaseSelect.ItemText>
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
  )
}
