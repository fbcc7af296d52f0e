import { Page } from '../shell/page.tsx'
import { useTranslation } from '../texts/use-translation.ts'
import { TabPanel, Tabs } from '../ui/layout/tabs.tsx'
import { AccountTab } from './account-tab.tsx'
import styles from './settings-page.module.css'

/** Shows /settings/{tab?}; account is its only tab (rulebook 13.23). */
export function SettingsPage() {
  const { t } = useTranslation('settings')
  return (
    <Page title={t('title')}>
      <h1 className={styles.title}>{t('title')}</h1>
      <Tabs
        label={t('title')}
        tabs={[{ value: 'account', label: t('tabs.account') }]}
        value="account"
        onChange={() => undefined}
      >
        <TabPanel value="account">
          <AccountTab />
        </TabPanel>
      </Tabs>
    </Page>
  )
}
