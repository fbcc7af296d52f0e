import type { ReactNode } from 'react'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { TabPanel, Tabs } from '../../../base/ui/layout/tabs.tsx'
import { Page } from '../../../frame/shell/page.tsx'
import { AdminHead } from '../shell/admin-head.tsx'
import styles from './config-frame.module.css'
import { type ConfigTab, configTabs } from './event/config-tab.ts'

/** Shows head and tabs of the config screen; all tabs but general are `locked` until the event has been saved. */
export function ConfigFrame({
  name,
  tab,
  locked = false,
  isPrivate = false,
  onTab,
  act,
  children,
}: {
  name: string
  tab: ConfigTab
  locked?: boolean
  /** Whether the event is private, and so has its own players and no rewards. */
  isPrivate?: boolean
  onTab: (tab: ConfigTab) => void
  /** A button at the end of the head. */
  act?: ReactNode
  children: ReactNode
}) {
  const { t } = useTranslation('admin-config')
  const shown = configTabs.filter(value => value !== (isPrivate ? 'rewards' : 'players'))
  const tabs = shown.map(value => ({
    value,
    label: t(`tabs.${value}`),
    disabled: locked && value !== 'general',
    hint: t('locked'),
  }))
  return (
    <Page title={t('title')} breadcrumbs={[{ label: t('breadcrumb') }]}>
      <div className={styles.frame}>
        <AdminHead title={name}>{act}</AdminHead>
        <Tabs label={t('tabList')} tabs={tabs} value={tab} onChange={onTab}>
          {locked && <p className="above-2 caption medium tracked-6">{t('locked')}</p>}
          <TabPanel value={tab}>{children}</TabPanel>
        </Tabs>
      </div>
    </Page>
  )
}
