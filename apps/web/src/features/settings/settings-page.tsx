import { useNavigate } from '@tanstack/react-router'
import { lazyPart } from '../../base/loading/lazy-part.tsx'
import { useTranslation } from '../../base/texts/use-translation.ts'
import { Skeleton } from '../../base/ui/feedback/skeleton.tsx'
import { TabPanel, Tabs } from '../../base/ui/layout/tabs.tsx'
import { Page } from '../../frame/shell/page.tsx'
import { AccountTab } from './account-tab.tsx'
import { NotificationsTab } from './notifications-tab.tsx'
import { type SettingsTab, settingsTabs } from './settings-tabs.ts'

const TokensTab = lazyPart(() => import('./tokens/tokens-tab.tsx'))

/** Shows /settings/{tab?}, with the account if none is named (rulebook 13.23). */
export function SettingsPage({ tab }: { tab: SettingsTab }) {
  const { t } = useTranslation('settings')
  const navigate = useNavigate()
  return (
    <Page title={t('title')}>
      <h1 className="below-3 t28 capital">{t('title')}</h1>
      <Tabs
        label={t('title')}
        tabs={settingsTabs.map(value => ({ value, label: t(`tabs.${value}`) }))}
        value={tab}
        onChange={to => navigate({ to: '/settings/{-$tab}', params: { tab: to } })}
      >
        <TabPanel value="account">
          <AccountTab />
        </TabPanel>
        <TabPanel value="notifications">
          <NotificationsTab />
        </TabPanel>
        <TabPanel value="tokens">
          <TokensTab fallback={<Skeleton height={320} radius={14} />} />
        </TabPanel>
      </Tabs>
    </Page>
  )
}
