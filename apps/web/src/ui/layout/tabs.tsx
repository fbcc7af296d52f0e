import { Tabs as BaseTabs } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'
import styles from './tabs.module.css'

/** `hint` is shown as the tab's title while it is `disabled`. */
export type TabOption<T extends string> = { value: T; label: ReactNode; disabled?: boolean; hint?: string }

/** Shows a row of tabs over its `TabPanel`s. */
export function Tabs<T extends string>({
  label,
  tabs,
  value,
  onChange,
  beside,
  children,
}: {
  label: string
  tabs: readonly TabOption<T>[]
  value: T
  onChange: (value: T) => void
  /** Controls of the chosen panel that fit into the row of the tabs. */
  beside?: ReactNode
  children?: ReactNode
}) {
  return (
    <BaseTabs.Root value={value} onValueChange={(tab: T) => onChange(tab)} className={styles.root}>
      <div className={styles.row}>
        <BaseTabs.List aria-label={label} className={styles.list}>
          {tabs.map(tab => (
            <BaseTabs.Tab
              key={tab.value}
              value={tab.value}
              disabled={tab.disabled}
              title={tab.disabled ? tab.hint : undefined}
              className={styles.tab}
            >
              {tab.label}
            </BaseTabs.Tab>
          ))}
          <BaseTabs.Indicator className={styles.indicator} />
        </BaseTabs.List>
        {beside}
      </div>
      {children}
    </BaseTabs.Root>
  )
}

export function TabPanel({ value, children }: { value: string; children: ReactNode }) {
  return (
    <BaseTabs.Panel value={value} className={styles.panel}>
      {children}
    </BaseTabs.Panel>
  )
}
