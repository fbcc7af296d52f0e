import { createFileRoute, notFound } from '@tanstack/react-router'
import { loadTexts } from '../base/texts/i18n.ts'
import { SettingsPage } from '../features/settings/settings-page.tsx'
import { findTab } from '../features/settings/settings-tabs.ts'
import { signedInOnly } from '../frame/shell/access.ts'

export const Route = createFileRoute('/settings/{-$tab}')({
  beforeLoad: async ({ params }) => {
    if (!findTab(params.tab)) throw notFound()
    await signedInOnly()
  },
  loader: () => loadTexts('settings', 'account', 'rules', 'consent'),
  component: function Settings() {
    return <SettingsPage tab={findTab(Route.useParams().tab) ?? 'account'} />
  },
})
