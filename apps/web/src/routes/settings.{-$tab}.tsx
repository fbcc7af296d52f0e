import { createFileRoute, notFound } from '@tanstack/react-router'
import { SettingsPage } from '../settings/settings-page.tsx'
import { signedInOnly } from '../shell/access.ts'
import { loadTexts } from '../texts/i18n.ts'

export const Route = createFileRoute('/settings/{-$tab}')({
  beforeLoad: async ({ params }) => {
    if (params.tab !== undefined && params.tab !== 'account') throw notFound()
    await signedInOnly()
  },
  loader: () => loadTexts('settings', 'account', 'rules', 'consent'),
  component: SettingsPage,
})
