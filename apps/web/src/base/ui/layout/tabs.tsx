import { Tabs as BaseTabs } from '@base-ui/react/tabs'
import { type ReactNode, startTransition, useOptimistic } from 'react'
import { classNames } from '../base/class-names.ts'
import styles from './tabs.module.css'

/** `hint` is shown as the tab's title while it is `disabled`. */
export type TabOption<T extends string> = { value: T; label: ReactNode; disabled?: boolean; hint?: string }

/**
 * Shows a row of tabs above its `TabPanel`s. A press marks its tab at once; the previous panel stays until the next one is
 * rendered, which may take several frames.
 */
export function Tabs<T extends string>({
  label,
  tabs,
  value,
  onChange,
  controls,
  className,
  children,
}: {
  label: string
  tabs: readonly TabOption<T>[]
  value: T
  /** If it returns a promise, such as that of a navigation, the pressed tab stays marked until the promise resolves. */
  onChange: (value: T) => unknown
  /** Controls of the chosen panel, shown in the row of the tabs. */
  controls?: ReactNode
  className?: string
  children?: ReactNode
}) {
  const [chosen, choose] = useOptimistic(value)
  const show = (tab: T) =>
    startTransition(async () => {
      choose(tab)
      await onChange(tab)
    })
  return (
    <BaseTabs.Root value={value} onValueChange={show} className={classNames('shrinks', className)}>
      <div className="row gap-3 across-4 line-below">
        <BaseTabs.List aria-label={label} className={`row gap-1 rigid ${styles.list}`}>
          {tabs.map(tab => (
            <BaseTabs.Tab
              key={tab.value}
              value={tab.value}
              disabled={tab.disabled}
              title={tab.disabled ? tab.hint : undefined}
              className={`one-line t14 faint caps strong ${styles.tab}`}
              dir="auto"
              data-chosen={tab.value === chosen || undefined}
            >
              {tab.label}
            </BaseTabs.Tab>
          ))}
        </BaseTabs.List>
        {controls}
      </div>
      {children}
    </BaseTabs.Root>
  )
}

export function TabPanel({
  value,
  className,
  children,
}: {
  value: string
  className?: string
  children: ReactNode
}) {
  return (
    <BaseTabs.Panel value={value} className={classNames(styles.panel, className)}>
      {children}
    </BaseTabs.Panel>
  )
}
