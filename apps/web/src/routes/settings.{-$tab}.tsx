import { createFileRoute, notFound } from '@tanstack/react-router'
import { SettingsPage } from '../settings/settings-page.tsx'
import { findTab } from '../settings/settings-tabs.ts'
import { signedInOnly } from '../shell/access.ts'
import { loadTexts } from '../texts/i18n.ts'

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
