import { createFileRoute } from '@tanstack/react-router'
import { ComeBackPage } from '../account/provider/come-back-page.tsx'
import { loadTexts } from '../texts/i18n.ts'

export const Route = createFileRoute('/from/$provider')({
  staticData: { bare: true },
  loader: () => loadTexts('account', 'settings', 'rules'),
  component: ComeBackPage,
})
